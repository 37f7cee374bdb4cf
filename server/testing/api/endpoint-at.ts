import { type Endpoint, endpoints, routeOf } from '../../../shared/api';
import { href } from '../../../shared/site/route';

type Fields = Readonly<Record<string, unknown>>;

const known = Object.entries(endpoints).map(([name, endpoint]) => {
  const parts = routeOf(endpoint)
    .replace(/(?<=.)\/$/, '')
    .split(/:(\w+)/);
  const pattern = parts
    .map((part, at) => (at % 2 === 1 ? `(?<${part}>[^/]+)` : part.replace(/[^\w/-]/g, '\\$&')))
    .join('');
  return { name, method: endpoint.method, pattern: new RegExp(`^${pattern}$`) };
});

/** Endpoint of a call, and its path parameters; null for any other address. */
export function endpointAt(method: string, url: string): { readonly name: string; readonly named: Fields } | null {
  const { pathname } = new URL(url, 'http://localhost');
  const path = pathname.replace(/(?<=.)\/$/, '');
  for (const each of known) {
    const found = each.method === method ? each.pattern.exec(path) : null;
    if (!found) continue;
    const named = Object.entries(found.groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)]);
    return { name: each.name, named: Object.fromEntries(named) as Fields };
  }
  return null;
}

export const namesInPath = ({ path }: Endpoint): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

/** Path of a request without its query, and the remaining fields for query or body. */
export function sentTo(endpoint: Endpoint, request: Fields): { readonly path: string; readonly rest: Fields } {
  const names = namesInPath(endpoint);
  const isNamed = ([name]: readonly [string, unknown]): boolean => names.includes(name);
  const fields = Object.entries(request);
  const named = Object.fromEntries(fields.filter(isNamed).map(([name, value]) => [name, String(value)]));
  return {
    path: href<`/${string}`>({ path: routeOf(endpoint) as `/${string}` }, named),
    rest: Object.fromEntries(fields.filter((field) => !isNamed(field))),
  };
}
