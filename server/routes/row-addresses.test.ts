// @vitest-environment node
import fc from 'fast-check';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { href, type Route } from '../../shared/site/route';
import { routes } from '../../shared/site/routes';

const rows = Object.values<Route>(routes).filter(({ path }) => path.includes(':'));
const namesIn = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');

/** Excludes '.' and '..', and unpaired surrogates. */
const segment = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).filter((text) => !/^\.{1,2}$/.test(text));

it('the router returns the parameters of a row’s address unchanged, regardless of their text', async () => {
  const app = fastify({ routerOptions: { maxParamLength: 2_000 } });
  for (const { path } of rows) app.get(path, ({ params }) => ({ path, params }));
  await app.ready();
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows)
    await fc.assert(
      fc.asyncProperty(fc.tuple(...namesIn(row.path).map(() => segment)), async (values) => {
        const params = Object.fromEntries(namesIn(row.path).map((name, at) => [name, values[at] ?? '']));
        const answer = await app.inject(href<`/${string}`>(row, params));
        expect(answer.json()).toEqual({ path: row.path, params });
      }),
      { numRuns: 100 },
    );
  await app.close();
});
