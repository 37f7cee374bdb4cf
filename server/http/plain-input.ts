/** Deeper than any body of ours, and far from where a recursive program gives up. */
const LEVELS_AT_MOST = 20;

/** PostgreSQL stores neither, and nobody types one: NUL, and half of a surrogate pair. */
const unstorable = /\0|\p{Surrogate}/u;

/** What is wrong with a value from outside before any schema looks at it; null where nothing is. Walks without
 *  recursion: what it looks for is what a recursive program does not survive. */
export function inputIssue(value: unknown): string | null {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > LEVELS_AT_MOST) return `must not be nested deeper than ${LEVELS_AT_MOST} levels`;
    const next: unknown[] = [];
    for (const each of level) {
      if (typeof each === 'string' && unstorable.test(each))
        return 'must not contain NUL characters or unpaired surrogates';
      if (typeof each !== 'object' || each === null) continue;
      for (const [name, inner] of Object.entries(each)) next.push(name, inner);
    }
    level = next;
  }
  return null;
}
