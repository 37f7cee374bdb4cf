// Prints the usage of a command, on `--help` or an unknown argument.

/**
 * Returns for a command without arguments. `--help` prints `usage` and exits with 0; any other argument prints the
 * same text and exits with 2, so that a mistake does not start minutes of work.
 */
export function takesNothing(usage, args = process.argv.slice(2)) {
  const unknown = args.find((each) => each !== '--help' && each !== '-h');
  if (unknown !== undefined) {
    process.stderr.write(`${unknown} is not taken.\n\n${usage}\n`);
    process.exit(2);
  }
  if (args.length === 0) return;
  process.stdout.write(`${usage}\n`);
  process.exit(0);
}
