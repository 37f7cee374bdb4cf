// What a command does, for whoever asks it for help, or gives it something that it does not take.

/** Goes on where a command has no arguments. `--help` prints `usage` and ends with 0; anything else is named, with the same
 *  words, and ends with 2: a mistake must not start minutes of work. */
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
