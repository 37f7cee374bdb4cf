/** What a query says of some names, in their order, as it stands in an address behind the '?'; '' where it says nothing of
 *  them. What is said several times stays so. */
export function queryText(query: Readonly<Record<string, unknown>>, names: readonly string[]): string {
  const said = names.flatMap((name) =>
    (Object.hasOwn(query, name) ? [query[name]].flat() : []).flatMap((value) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
  return new URLSearchParams(said).toString();
}
