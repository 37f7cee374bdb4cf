/** The keys of a record that its type names one by one: one of the program's own, never what came from outside. */
export const keysOf = <Key extends string>(record: { readonly [Name in Key]?: unknown }): Key[] =>
  // SAFETY: a literal of this type has these keys and no others.
  Object.keys(record) as Key[];
