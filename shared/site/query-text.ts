/** Listed parameters of a query in order, as in an address after the '?'; '' if there are none. Repeated parameters
 *  stay. */
export function queryText(query: Readonly<Record<string, unknown>>, names: readonly string[]): string {
  const said = names.flatMap((name) =>
    (Object.hasOwn(query, name) ? [query[name]].flat() : []).flatMap((value) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
  return new URLSearchParams(said).toString();
}
