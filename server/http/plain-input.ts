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

/** Characters that nobody sees and that make a text look like another: zero-width spaces, and what turns the direction of
 *  what follows. The joiners U+200C and U+200D stay: Hindi and emoji are written with them. */
const hidden = /[\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/g;

/** Takes the hidden characters out of every text in a value from outside, in place: they come along when a name is copied
 *  from a list of contacts or a text program, and whoever pasted it cannot know. For values without an `inputIssue`. */
export function dropHidden(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value))
    if (typeof inner !== 'string') dropHidden(inner);
    else if (inner.search(hidden) >= 0) Reflect.set(value, name, inner.replace(hidden, ''));
}
