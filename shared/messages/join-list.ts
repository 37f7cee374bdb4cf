type JoinList = (parts: readonly string[]) => string;

/** 'a, b and c' in a language. `tag`: BCP 47. */
export const conjunction = (tag: string): JoinList => joinedBy(tag, 'conjunction');

/** 'a, b or c' in a language. */
export const disjunction = (tag: string): JoinList => joinedBy(tag, 'disjunction');

function joinedBy(tag: string, type: 'conjunction' | 'disjunction'): JoinList {
  const format = new Intl.ListFormat(tag, { type });
  return (parts) => format.format(parts);
}
