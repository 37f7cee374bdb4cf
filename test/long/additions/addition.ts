/** One change of a file, from its text ('' for a new file) to the new text. */
export type Edit = (text: string) => string;

/** The check that notices a forgotten file, and part of its message. */
export interface Notice {
  /** `types`, or the tests of these files. */
  readonly by: 'types' | `${string}.test.ts` | `${string}.test.tsx`;
  readonly says: string;
}

/** Change of one file by an addition. */
export interface Touch {
  readonly edit: Edit;
  /** Absent: noticed like another file of its folder. */
  readonly missed?: Notice;
  /** Other files of the addition use its declarations. Left out separately, as one omission would hide the other. */
  readonly isDeclaration?: true;
}

/** A typical addition of a contributor. */
export interface Addition {
  /** First cell of its row under 'Where to add' in CONTRIBUTING. */
  readonly what: string;
  readonly touches: Readonly<Record<string, Touch>>;
}

/** Text of each changed file with all additions except the left-out files ('' for no file). */
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

/** A new file. */
export const create =
  (text: string): Edit =>
  (before) => {
    if (before !== '') throw new Error('it is there already');
    return text;
  };

/** Inserts `text` directly after the only occurrence of `anchor`. */
export const behind = (anchor: string, text: string): Edit => replace(anchor, `${anchor}${text}`);

/** Inserts `text` directly before the only occurrence of `anchor`. */
export const before = (anchor: string, text: string): Edit => replace(anchor, `${text}${anchor}`);

/** Edits in sequence. */
export const each =
  (...edits: readonly Edit[]): Edit =>
  (text) =>
    edits.reduce((done, edit) => edit(done), text);

/** Replaces the only occurrence of `anchor` by `by`. */
export const replace =
  (anchor: string, by: string): Edit =>
  (text) => {
    const found = text.split(anchor).length - 1;
    if (found !== 1) throw new Error(`'${anchor}' stands there ${found} times`);
    return text.replace(anchor, () => by);
  };
