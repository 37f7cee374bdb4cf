import fc from 'fast-check';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { addressesOf, type Route } from '../../shared/site/route';
import { routes } from '../../shared/site/routes';
import { ROUTER } from '../http/app';
import { patternParams, routerPaths } from '../http/route-patterns';

type Params = Readonly<Record<string, string>>;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Reference implementation of the specification's patterns: `:name` is a part of one segment or all of it; after the
 *  last slash `:name?` is at most one segment, `:name*` any number and `:name+` at least one. A trailing slash is
 *  ignored. Null if the path does not match. Source: RTE-023..026. */
function specified(pattern: string, path: string): Params | null {
  const { names, means } = known.get(pattern) ?? compiled(pattern);
  const [match, ...values] = means.exec(path) ?? [];
  if (match === undefined) return null;
  const named = names.flatMap((name, at) => {
    const value = values[at];
    return value === undefined ? [] : [[name, decodeURIComponent(value)] as const];
  });
  return Object.fromEntries(named);
}
interface Compiled {
  readonly names: readonly string[];
  readonly means: RegExp;
}
const known = new Map<string, Compiled>();
function compiled(pattern: string): Compiled {
  const [, before = pattern, last, takes = ''] = /^(.*)\/:(\w+)([?*+])$/.exec(pattern) ?? [];
  const names = [...before.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const text = before.replace(/\/$/, '').split(/:\w+/).map(escaped).join('([^/]+)');
  const tail = { '': '', '?': '(?:/([^/]+))?', '*': '(?:/(.+?))?', '+': '/(.+?)' }[takes] ?? '';
  const made = { names: last === undefined ? names : [...names, last], means: new RegExp(`^${text}${tail}/?$`) };
  known.set(pattern, made);
  return made;
}

/** Excludes '.' and '..'. */
const segment = fc
  .oneof(
    fc.constantFrom('a', 'b', '1', 'A', 'offers-', 'hi', '%', 'a/b', 'a b', '*', ':x', '?'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  )
  .filter((text) => !/^\.{1,2}$/.test(text))
  .map(encodeURIComponent);
const pathsOf = (segments: fc.Arbitrary<readonly string[]>): fc.Arbitrary<string> =>
  fc.tuple(segments, fc.constantFrom('', '/')).map(([all, end]) => {
    const parts = all.filter((part) => part !== '');
    return parts.length === 0 ? '/' : `/${parts.join('/')}${end}`;
  });
const somePath = pathsOf(fc.array(segment, { maxLength: 4 }));

const apps: FastifyInstance[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

/** Router with these patterns; returns the matching pattern of a path and its parameters. */
async function routerOf(
  patterns: readonly string[],
): Promise<(path: string) => Promise<{ readonly as: string; readonly params: Params } | null>> {
  const app = fastify({ routerOptions: ROUTER });
  apps.push(app);
  for (const as of patterns)
    for (const path of routerPaths(as))
      if (!app.hasRoute({ method: 'GET', url: path.replace(/(?<=.)\/$/, '') }))
        app.get(path, (request) => ({ as, params: patternParams(as, request.params as Params) }));
  await app.ready();
  return async (path) => {
    const answer = await app.inject(path);
    if (answer.statusCode === 404) return null;
    const found: { as: string; params: Params } = answer.json();
    // The router accepts an empty parameter after text in its segment; the handler refuses it (`href`).
    return Object.values(found.params).includes('') ? null : found;
  };
}

describe('the router, by the patterns of the specification', () => {
  // @req RTE-023, RTE-024, RTE-025, RTE-026, CAT-008
  it.each([
    ['/buy/:merchantHandle', '/buy/abc', { merchantHandle: 'abc' }],
    ['/a/:x?', '/a', {}],
    ['/a/:x?', '/a/1', { x: '1' }],
    ['/a/:x?', '/a/1/2', null],
    ['/a/:x*', '/a', {}],
    ['/a/:x*', '/a/1', { x: '1' }],
    ['/a/:x*', '/a/1/2', { x: '1/2' }],
    ['/a/:x+', '/a/1', { x: '1' }],
    ['/a/:x+', '/a/1/2', { x: '1/2' }],
    ['/a/:x+', '/a', null],
  ])('%s at %s is %j', async (pattern, path, params) => {
    expect(specified(pattern, path)).toEqual(params);
    const find = await routerOf([pattern]);
    expect((await find(path))?.params ?? null).toEqual(params);
  });

  const patterns = ['/a/:x', '/a-:x/b/:y', '/a/:x?', '/a/:x*', '/a/:x+'];

  // @req RTE-024, RTE-025, RTE-026
  it.each(patterns)('%s finds what it means and nothing else, with the same in its places', async (pattern) => {
    const find = await routerOf([pattern]);
    const near = fc.array(segment, { maxLength: 3 }).map((more) => ['a', ...more]);
    await fc.assert(
      fc.asyncProperty(fc.oneof(somePath, pathsOf(near)), async (path) => {
        expect((await find(path))?.params ?? null, path).toEqual(specified(pattern, path));
      }),
      { numRuns: 200 },
    );
  });
});

describe('the table of addresses', () => {
  const addresses = Object.values<Route>(routes).flatMap((row) => addressesOf(row));

  it('has an optional parameter, a star parameter and a plus parameter', () => {
    expect(addresses.filter((path) => /[?*+]/.test(path))).toEqual([
      '/privacy-policy/:part*',
      '/data-management-policy/:part+',
      '/redirect/:to?',
    ]);
  });

  it('is matched by the router as the specification’s patterns are, text before names', async () => {
    const find = await routerOf(addresses);
    /** An address of the table with arbitrary parameters; then with a segment more, less or changed. */
    const inTable = fc.constantFrom(...addresses).chain((path) => {
      const parts = path.split('/').slice(1);
      return fc
        .tuple(...parts.map((part) => segment.map((value) => part.replace(/:\w+[?*+]?/, value))))
        .chain((filled) =>
          fc.oneof(
            { weight: 4, arbitrary: fc.constant(filled) },
            fc.constant(filled.slice(0, -1)),
            segment.map((more) => [...filled, more]),
            segment.map((other) => [...filled.slice(0, -1), other]),
          ),
        );
    });
    const found = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.oneof({ weight: 3, arbitrary: pathsOf(inTable) }, somePath), async (path) => {
        const meant = addresses.flatMap((pattern) => {
          const params = specified(pattern, path);
          return params ? [{ as: pattern, params }] : [];
        });
        const [first = null] = meant.sort(
          (one, other) => Object.keys(one.params).length - Object.keys(other.params).length,
        );
        const answer = await find(path);
        expect(answer, path).toEqual(first);
        if (answer) found.add(answer.as);
      }),
      { numRuns: 2_000 },
    );
    expect(addresses.filter((path) => !found.has(path))).toEqual([]);
  });
});
