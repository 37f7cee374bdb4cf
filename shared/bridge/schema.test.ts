import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bool, func, int, list, nullable, object, oneOf, optional, type Schema, text, ValidationIssue } from './schema';

const issueOf = (schema: Schema<unknown>, value: unknown, isExact = false): string => {
  try {
    schema(value, 'field', isExact);
    return '';
  } catch (issue) {
    return (issue as ValidationIssue).message;
  }
};

describe('a schema', () => {
  // @req SDK-014
  it.each<[string, Schema<unknown>, unknown, unknown]>([
    ['text of 2 to 4', text(4, 2), 'abcd', 'a'],
    ['text that matches', text(10, 10, /^\d{10}$/, 'ten digits'), '9000000001', '+919000000001'],
    ['a whole number 1 to 9', int(1, 9), 9, 9.5],
    ['a whole number, not its text', int(1, 9), 1, '1'],
    ['true or false', bool, false, 0],
    ['one of two words', oneOf('en', 'hi'), 'hi', 'fr'],
    ['a function', func(), Math.max, {}],
    ['a list of at most 2', list(int(1, 9), 2), [1, 2], [1, 2, 3]],
    ['null, or what it is of', nullable(int(1, 9)), null, undefined],
  ])('takes %s and refuses anything else', (_name, schema, taken, refused) => {
    expect(schema(taken, 'field')).toEqual(taken);
    expect(issueOf(schema, refused)).toMatch(/^field: expected /);
  });

  it('says in its issue which field and what was expected there', () => {
    const theme = object({ theme: object({ colours: list(text(7, 7, /^#/, 'a colour like #007E3F'), 2) }) });
    expect(issueOf(theme, { theme: { colours: ['#007E3F', 'green'] } })).toBe(
      'field.theme.colours[1]: expected a colour like #007E3F',
    );
    expect(issueOf(text(80, 1), '')).toBe('field: expected 1 to 80 characters');
  });

  it('makes undefined and null of an optional field an absent one', () => {
    const schema = object({ amount: optional(int(1, 9)) });
    for (const given of [{}, { amount: undefined }, { amount: null }]) expect(schema(given, '')).toEqual({});
    expect(schema({ amount: 3 }, '')).toEqual({ amount: 3 });
  });
});

describe('an object', () => {
  const schema = object({ name: text(5), amount: optional(int(1, 9)) });

  // @req ENT-034
  it('leaves out a field that it does not know; asked to be exact it refuses it by name, however deep it lies', () => {
    expect(schema({ name: 'a', amonut: 3 }, '')).toEqual({ name: 'a' });
    expect(issueOf(schema, { name: 'a', amonut: 3 }, true)).toBe('field.amonut: unknown field');
    const deep = object({ shops: optional(list(nullable(schema), 2)) });
    const given = { shops: [null, { name: 'a', amonut: 3 }] };
    expect(deep(given, '')).toEqual({ shops: [null, { name: 'a' }] });
    expect(issueOf(deep, given, true)).toBe('field.shops[1].amonut: unknown field');
  });

  it('refuses an own `__proto__` where it is to be exact, and hands out a copy that has none', () => {
    const own: unknown = JSON.parse('{"name":"a","__proto__":{"amount":3}}');
    expect(issueOf(schema, own, true)).toContain('unknown field');
    expect(schema(own, '')).toEqual({ name: 'a' });
    const given = Object.assign(Object.create({ amount: 3 }), { name: 'a' });
    expect(Object.getPrototypeOf(schema(given, ''))).toBe(Object.prototype);
  });

  it('refuses an array and null', () => {
    expect([[], null, 'name', 7].map((value) => issueOf(schema, value))).toEqual(
      Array.from({ length: 4 }, () => 'field: expected an object'),
    );
  });

  it('takes its own result again and answers anything else with a `ValidationIssue`, never another error', () => {
    fc.assert(
      fc.property(
        fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
        (value) => {
          try {
            const clean = schema(value, '');
            expect(schema(clean, '')).toEqual(clean);
          } catch (issue) {
            expect(issue).toBeInstanceOf(ValidationIssue);
          }
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
