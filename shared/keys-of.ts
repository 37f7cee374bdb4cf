/** Keys of a record with literal keys, never of external data. */
export const keysOf = <Key extends string>(record: { readonly [Name in Key]?: unknown }): Key[] =>
  // SAFETY: a literal of this type has exactly these keys.
  Object.keys(record) as Key[];
