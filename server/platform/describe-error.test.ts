import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { describeError, withoutValues } from './describe-error';

const caught = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (thrown) {
    return thrown;
  }
};

describe('an error in the log', () => {
  it('has its class, its code, its place and the database’s names, and none of its other fields', () => {
    class DatabaseError extends Error {
      override name = 'error';
      code = '23505';
      table = 'sessions';
      constraint = 'sessions_pkey';
      detail = 'Key (token)=(secret-token) already exists.';
      params = ['secret-token'];
      query = 'insert into sessions';
    }
    const described = describeError(
      new DatabaseError('duplicate key value violates unique constraint "sessions_pkey"'),
    );
    expect(described).toEqual({
      type: 'DatabaseError',
      errorCode: '23505',
      message: 'duplicate key value violates unique constraint …',
      table: 'sessions',
      constraint: 'sessions_pkey',
      stack: expect.stringMatching(/^ {4}at .*describe-error\.test\.ts/),
    });
  });

  it('has the errors that it was caused by and those that it collects, each described alike', () => {
    const cause = new TypeError('fetch failed', { cause: new AggregateError([new Error('no "Asha"')], 'none') });
    const { type, cause: first } = describeError(new Error('SMS', { cause }));
    expect([type, first?.type, first?.cause?.type]).toEqual(['Error', 'TypeError', 'AggregateError']);
    expect(first?.cause?.errors).toMatchObject([{ message: 'no …' }]);
  });

  it('may be its own cause', () => {
    const error = new Error('again');
    error.cause = error;
    expect(JSON.stringify(describeError(error)).match(/again/g)).toHaveLength(5);
  });

  it('of a schema has the fields and rules that were broken, and no field’s value or unknown name', () => {
    const schema = z.strictObject({ mobile: z.string().check(z.regex(/^\d{10}$/)), items: z.array(z.int()) });
    const error = caught(() => schema.parse({ mobile: '98x', items: [1.5], Asha: 1 }));
    const { message, issues } = describeError(error);
    expect([message, issues]).toEqual([
      undefined,
      ['mobile: invalid_format', 'items.0: invalid_type', ': unrecognized_keys'],
    ]);
  });

  it('that is no error is known by its type alone', () => {
    expect(describeError('9812345678')).toEqual({ type: 'string' });
    expect(describeError(null)).toEqual({ type: 'object' });
  });

  it('has no line of its stack from its message, nor a name or code that is a sentence', () => {
    const error = Object.assign(new Error('no\n    at Asha Rao (secret:1:1)'), { code: 'for Asha', name: 'of Asha' });
    expect(JSON.stringify(describeError(error))).not.toContain('Asha');
    // The error itself is unchanged.
    expect(error.stack).toContain('Asha');
    error.message = 'changed';
    expect(JSON.stringify(describeError(error))).not.toContain('Asha');
  });
});

describe('a message without values', () => {
  it.each([
    ['invalid input syntax for type bigint: "98123"', 'invalid input syntax for type bigint: …'],
    ['Key (mobile)=(9812345678) already exists.', 'Key (mobile)=… already exists.'],
    ['invalid byte sequence for encoding "UTF8": 0x00', 'invalid byte sequence for encoding …: …'],
    ['connect ECONNREFUSED 10.2.3.4:5432', 'connect ECONNREFUSED …'],
    ['cannot get https://a.example/?ref=abc of a@b.example', 'cannot get … of …'],
    ['PIN 7391, OTP 90210, born 1987-03-21, PAN QWERT9876Z', 'PIN …, OTP …, born …, PAN …'],
    ['the lender’s page can’t be reached', 'the lender’s page can’t be reached'],
    ['terminating connection due to administrator command', 'terminating connection due to administrator command'],
  ])('makes %j into %j', (given, left) => expect(withoutValues(given)).toBe(left));

  it('has no quoted text', () => {
    const value = fc.string({ minLength: 4 }).filter((text) => !'… is not valid'.includes(text.trim()));
    fc.assert(
      fc.property(value, fc.constantFrom('""', "''", '``', '“”'), (text, [open = '', close = '']) => {
        expect(withoutValues(`${open}${text}${close} is not valid`)).toBe('… is not valid');
      }),
    );
  });

  it('has nothing of the text that JSON.parse could not read', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 12, unit: 'grapheme' }), (text) => {
        const error = caught(() => JSON.parse(`{"name":"${text}",}`));
        if (error instanceof Error) expect(withoutValues(error.message)).not.toContain(text);
      }),
    );
  });
});
