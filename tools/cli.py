"""The command `cardspec`. Commands are loaded when they are called: start-up is what a user
waits for every time, and most libraries are needed by one command only."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module

import click

from cardspec.data_errors import CardDataError
from tools.i18n import N_, _, activate, choose_language
from tools.options import ui_language

COMMANDS = {
    "verify": ("tools.verify_command", N_("Check all cards and run all scenarios.")),
    "parse": ("tools.parse_command", N_("Read one card text and show what it means.")),
    "check": ("tools.check_command", N_("Judge a file of card texts by what players would do.")),
    "compare": ("tools.compare_command", N_("Compare two texts by what players would do.")),
    "play": ("tools.play_command", N_("Watch bots play a game.")),
    "rules": ("tools.rules_command", N_("Show the rules of books and where they differ.")),
}


class _Lazy(click.Group):
    """Knows its commands by name and help line; makes one only to run it."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        made: click.Command = import_module(COMMANDS[cmd_name][0]).command()
        return made

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section(_("Commands")):
            formatter.write_dl([(name, _(line)) for name, (_module, line) in COMMANDS.items()])


def build() -> click.Group:
    """Made anew for each run, because the help texts depend on the user's language."""
    return _Lazy(
        name="cardspec",
        options_metavar=_("[OPTIONS]"),
        subcommand_metavar=_("COMMAND [ARGUMENTS]"),
        help=_("Checks that card texts in several languages make players do the same."),
        params=[
            ui_language(),
            click.Option(
                ["--version"],
                is_flag=True,
                expose_value=False,
                is_eager=True,
                callback=_show_version,
                help=_("Show the version and exit."),
            ),
        ],
        context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    )


def _show_version(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    if value and not ctx.resilient_parsing:
        from importlib.metadata import version

        click.echo(f"cardspec {version('cardspec')}")
        ctx.exit()


def run(arguments: Sequence[str]) -> int:
    """The exit code: 0 clean, 1 findings, 2 usage."""
    from tools.console import tolerate_narrow_encodings

    tolerate_narrow_encodings()
    speech = activate(choose_language(arguments))
    try:
        result = build().main(list(arguments), prog_name="cardspec", standalone_mode=False)
        return result if isinstance(result, int) else 0
    except click.exceptions.Exit as exit_:
        return exit_.exit_code
    except click.ClickException as problem:
        problem.show()
        return 2
    except CardDataError as problem:
        from tools.messages import data_sentence

        click.echo(f"{problem.where}: {data_sentence(problem, speech)} [{problem.code}]", err=True)
        return 2
    except (click.Abort, KeyboardInterrupt):
        click.echo(_("Interrupted."), err=True)
        return 2
    except BrokenPipeError:
        sys.stderr.close()  # the reader of a pipe went away; nobody is left to tell
        return 0


def main() -> None:
    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
