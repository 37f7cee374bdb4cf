import { addressesOf, type Route } from '../../shared/site/route';

type Params = Readonly<Record<string, string>>;

const suffixed = /^(.*)\/:(\w+)([?*+])$/;

/** Router paths for a pattern of the table: a final `:x?` is at most one segment, `:x*` any number, `:x+` at least one.
 *  Source: RTE-024..026. */
export function routerPaths(pattern: string): readonly string[] {
  const [, base = pattern, name, takes] = suffixed.exec(pattern) ?? [];
  if (name === undefined) return [pattern];
  const one = `${base}/:${name}`;
  if (takes === '?') return [base, one];
  return takes === '*' ? [base, one, `${one}/*`] : [one, `${one}/*`];
}

/** All paths of a row, without duplicates, with and without a trailing slash. */
export const routerPathsOf = (row: Route): readonly string[] => [
  ...new Map(
    addressesOf(row)
      .flatMap(routerPaths)
      .map((path) => [path.replace(/(?<=.)\/$/, ''), path]),
  ).values(),
];

/** Parameters of a pattern from those of the router: several segments are one value, joined by '/'. */
export function patternParams(pattern: string, { '*': rest, ...found }: Params): Params {
  const name = suffixed.exec(pattern)?.[2];
  if (name === undefined) return found;
  const { [name]: first, ...others } = found;
  const value = [first, rest].filter((part) => part !== undefined && part !== '').join('/');
  return value === '' ? others : { ...others, [name]: value };
}
