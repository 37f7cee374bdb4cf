/** Deeper than any valid body, and far below the recursion limit. */
const LEVELS_AT_MOST = 20;

/** NUL and unpaired surrogates, which PostgreSQL cannot store. */
const unstorable = /\0|\p{Surrogate}/u;

/** Fault of an unvalidated value; null if none. Walks without recursion, because too deep a value would break a
 *  recursive parser. */
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

/** Invisible characters that make a text look like another: zero-width spaces and direction controls. The joiners U+200C and U+200D stay: Hindi and emoji are written with them. */
const hidden = /[\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/g;

/** Removes hidden characters from every string of an input value, in place: pasted names may contain them. For values
 *  without an `inputIssue`. */
export function dropHidden(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value))
    if (typeof inner !== 'string') dropHidden(inner);
    else if (inner.search(hidden) >= 0) Reflect.set(value, name, inner.replace(hidden, ''));
}
