/** What one change of a file says: its text before ('' where there is no file yet) to its text after. */
export type Edit = (text: string) => string;

/** What notices that a file was forgotten, and words that it says of it. */
export interface Notice {
  /** `types`, or the tests of these files. */
  readonly by: 'types' | `${string}.test.ts` | `${string}.test.tsx`;
  readonly says: string;
}

/** What an addition does to one file. */
export interface Touch {
  readonly edit: Edit;
  /** Absent: it is missed as another file of its folder is. */
  readonly missed?: Notice;
  /** Other files of the addition use what this one declares. Forgotten apart from them, as each would hide the other. */
  readonly isDeclaration?: true;
}

/** Something that is added, as a contributor would. */
export interface Addition {
  /** First cell of its row under 'Where to add' in CONTRIBUTING. */
  readonly what: string;
  /** By path. */
  readonly touches: Readonly<Record<string, Touch>>;
}

/** The text of each file that the additions touch, with all of them added but for the files left out ('' for no file). */
export function withAdded(
  additions: readonly Addition[],
  textOf: (path: string) => string,
  leftOut: readonly Touch[] = [],
): ReadonlyMap<string, string> {
  const paths = new Set(additions.flatMap(({ touches }) => Object.keys(touches)));
  const added = (path: string): string =>
    additions
      .flatMap(({ touches }) => touches[path] ?? [])
      .filter((touch) => !leftOut.includes(touch))
      .reduce((text, { edit }) => edit(text), textOf(path));
  return new Map([...paths].map((path) => [path, added(path)]));
}

/** A file that is new. */
export const create =
  (text: string): Edit =>
  (before) => {
    if (before !== '') throw new Error('it is there already');
    return text;
  };

/** Puts `text` right behind the one place that reads `anchor`. */
export const behind = (anchor: string, text: string): Edit => replace(anchor, `${anchor}${text}`);

/** Puts `text` right before the one place that reads `anchor`. */
export const before = (anchor: string, text: string): Edit => replace(anchor, `${text}${anchor}`);

/** One edit after the other. */
export const each =
  (...edits: readonly Edit[]): Edit =>
  (text) =>
    edits.reduce((done, edit) => edit(done), text);

/** Says `by` in the one place that reads `anchor`. */
export const replace =
  (anchor: string, by: string): Edit =>
  (text) => {
    const found = text.split(anchor).length - 1;
    if (found !== 1) throw new Error(`'${anchor}' stands there ${found} times`);
    return text.replace(anchor, () => by);
  };
