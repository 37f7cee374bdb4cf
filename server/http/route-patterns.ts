import { addressesOf, type Route } from '../../shared/site/route';

type Params = Readonly<Record<string, string>>;

const suffixed = /^(.*)\/:(\w+)([?*+])$/;

/** Paths of the router for a pattern of the table: `:x?` at the end is at most one segment, `:x*` any number of them, `:x+`
 *  at least one. Source: RTE-024..026. */
export function routerPaths(pattern: string): readonly string[] {
  const [, base = pattern, name, takes] = suffixed.exec(pattern) ?? [];
  if (name === undefined) return [pattern];
  const one = `${base}/:${name}`;
  if (takes === '?') return [base, one];
  return takes === '*' ? [base, one, `${one}/*`] : [one, `${one}/*`];
}

/** All of a row; a path that two of its addresses have stands once, with or without a slash at its end. */
export const routerPathsOf = (row: Route): readonly string[] => [
  ...new Map(
    addressesOf(row)
      .flatMap(routerPaths)
      .map((path) => [path.replace(/(?<=.)\/$/, ''), path]),
  ).values(),
];

/** The parameters of a pattern, from those that the router found: several segments are one value, with '/' between them. */
export function patternParams(pattern: string, { '*': rest, ...found }: Params): Params {
  const name = suffixed.exec(pattern)?.[2];
  if (name === undefined) return found;
  const { [name]: first, ...others } = found;
  const value = [first, rest].filter((part) => part !== undefined && part !== '').join('/');
  return value === '' ? others : { ...others, [name]: value };
}
