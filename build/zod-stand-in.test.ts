import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import * as page from '../frames/platform/stand-ins/zod-mini';
import { sampleOf } from '../server/testing/sample-of';
import * as api from '../shared/api';
import { CodeAttempts, CodeWait } from '../shared/api/code-refusal';
import { GivenAlong } from '../shared/api/given-along';

type Schemas = Readonly<Record<string, z.ZodMiniType>>;
const read: Schemas = {
  ...Object.fromEntries(Object.entries(api.endpoints).map(([name, { response }]) => [name, response])),
  FailureEnvelope: api.FailureEnvelope,
  NavigationHint: api.NavigationHint,
  GivenAlong,
  CodeAttempts,
  CodeWait,
};

/** The same schemas, as the page has them. */
let inPage: Readonly<Record<string, Parameters<typeof page.safeParse>[0]>>;
beforeAll(async () => {
  // What only requests are made of is not in a page's bundle.
  vi.doMock('zod/mini', () => ({ ...page, refine: page.trim }));
  vi.resetModules();
  const [{ endpoints, ...envelopes }, refusals, along] = await Promise.all([
    import('../shared/api'),
    import('../shared/api/code-refusal'),
    import('../shared/api/given-along'),
  ]);
  vi.doUnmock('zod/mini');
  vi.resetModules();
  const responses = Object.entries(endpoints).map(([name, { response }]) => [name, response]);
  inPage = { ...envelopes, ...refusals, ...along, ...Object.fromEntries(responses) };
});

type Json = fc.JsonValue;
const isObject = (value: unknown): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value with one place in it changed: `route` says how to get there, `change` what becomes of what is there. */
function changedAt(value: Json, route: readonly number[], change: (there: Json) => Json | undefined): Json | undefined {
  const [turn, ...rest] = route;
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  if (turn === undefined || keys.length === 0) return change(value);
  const key = keys[turn % keys.length] ?? '';
  const below = changedAt((value as Record<string, Json>)[key] ?? null, rest, change);
  const entries = Object.entries(value as object).flatMap(([name, each]) =>
    name !== key ? [[name, each]] : below === undefined ? [] : [[name, below]],
  );
  return Array.isArray(value) ? entries.map(([, each]) => each) : Object.fromEntries(entries);
}

const change: fc.Arbitrary<(there: Json) => Json | undefined> = fc.oneof(
  fc.constant(() => undefined),
  fc
    .oneof(fc.jsonValue(), fc.constantFrom<Json>('', ' ', 0, -1, 0.5, 2 ** 53, true, null, [], {}, 'http://a.b/'))
    .map((other) => () => other),
  fc.jsonValue().map((more) => (there: Json) => (isObject(there) ? { ...there, unknownField: more } : [there])),
  fc.constant((there: Json) => (typeof there === 'string' ? ` ${there}\n` : { ['__proto__']: there, there })),
);

describe('a schema that a page reads by', () => {
  it.each(Object.entries(read))('takes, refuses and gives what zod does: %s', (name, schema) => {
    const own = inPage[name];
    if (!own) throw new Error(`the page has no ${name}`);
    fc.assert(
      fc.property(
        sampleOf(schema) as fc.Arbitrary<Json>,
        fc.option(fc.tuple(fc.array(fc.nat(20), { maxLength: 6 }), change)),
        (sample, changing) => {
          const value = changing === null ? sample : changedAt(sample, changing[0], changing[1]);
          const { success, data } = z.safeParse(schema, value);
          expect(page.safeParse(own, value)).toEqual(success ? { success, data } : { success });
        },
      ),
      { numRuns: 60 },
    );
  });

  it('takes most samples, so that more than refusals is compared', () => {
    const taken = Object.entries(read).filter(([, schema]) =>
      fc.sample(sampleOf(schema), 10).some((sample) => z.safeParse(schema, sample).success),
    );
    expect(taken.length).toBeGreaterThan(Object.keys(read).length * 0.9);
  });
});

describe('what samples do not reach', () => {
  it.each<[string, z.ZodMiniType, ReturnType<typeof page.string>, readonly unknown[]]>([
    [
      'an address',
      z.url(),
      page.url(),
      ['http://a.b', ' http://a.b/\n', 'http://a.\tb', 'http:a.b', '//a.b', '', 1, null],
    ],
    [
      'a UUID',
      z.uuid(),
      page.uuid(),
      [
        '123e4567-e89b-12d3-a456-426614174000',
        '123E4567-E89B-12D3-A456-426614174000',
        '123e4567-e89b-92d3-a456-426614174000',
        '123e4567-e89b-12d3-c456-426614174000',
        '00000000-0000-0000-0000-000000000000',
        'ffffffff-ffff-ffff-ffff-ffffffffffff',
        '123e4567e89b12d3a456426614174000',
        ['123e4567-e89b-12d3-a456-426614174000'],
      ],
    ],
    ['a number', z.number(), page.number(), [0, -0.5, Number.NaN, Number.POSITIVE_INFINITY, '1']],
    ['a whole number', z.int(), page.int(), [0, 0.5, 2 ** 53, -(2 ** 53) + 1, '1']],
    [
      'a record',
      z.record(z.string(), z.int()),
      page.record(page.string(), page.int()),
      [{}, { a: 1 }, { a: '1' }, JSON.parse('{"__proto__":"x","a":1}'), [], null],
    ],
    [
      'a text that is trimmed before it is measured',
      z.string().check(z.trim(), z.minLength(1), z.maxLength(2)),
      page.string().check(page.trim(), page.minLength(1), page.maxLength(2)),
      ['', '  ', ' ab ', 'abc', 7],
    ],
    [
      'a text with a rule of ours',
      z.string().check(z.refine((text) => text.endsWith('!'), 'must be loud')),
      page.string().check(page.refine((text: string) => text.endsWith('!'))),
      ['a!', 'a', '', 7],
    ],
    [
      'fields that are unknown or may be absent',
      z.object({ one: z.unknown(), two: z.optional(z.unknown()), three: z.nullable(z.optional(z.int())) }),
      page.object({
        one: page.unknown(),
        two: page.optional(page.unknown()),
        three: page.nullable(page.optional(page.int())),
      }),
      [{}, { one: 1 }, { one: undefined }, { one: 1, two: undefined, three: undefined }, { one: 1, three: null }],
    ],
  ])('%s is read alike', (_name, schema, own, values) => {
    for (const value of values) {
      const { success, data } = z.safeParse(schema, value);
      expect(page.safeParse(own, value)).toStrictEqual(success ? { success, data } : { success });
    }
  });
});
