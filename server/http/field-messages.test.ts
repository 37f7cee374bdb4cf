import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Refusal } from '../services/refusal';
import { parseRequest } from './parse';

const messageOf = (schema: z.ZodMiniType, value: unknown): string | undefined => {
  try {
    parseRequest(z.object({ field: schema }), value === undefined ? {} : { field: value });
  } catch (error) {
    if (error instanceof Refusal) return error.detail.fields?.[0]?.message;
    throw error;
  }
  return undefined;
};

describe('the message of a field at fault', () => {
  it.each<[string, z.ZodMiniType, unknown, string]>([
    ['a field that is missing', z.string(), undefined, 'is required'],
    ['a choice that is missing', z.enum(['A', 'B']), undefined, 'is required'],
    ['either of two that is missing', z.union([z.string(), z.int()]), undefined, 'is required'],
    ['a number for a string', z.string(), 5, 'must be a string'],
    ['a fraction for a whole number', z.int(), 0.5, 'must be a whole number'],
    ['a string for a list', z.array(z.string()), 'x', 'must be an array'],
    ['a list for an object', z.object({}), [], 'must be an object'],
    ['a string for a boolean', z.boolean(), 'yes', 'must be true or false'],
    ['too few characters', z.string().check(z.minLength(3)), 'ab', 'must have at least 3 characters'],
    ['no character', z.string().check(z.minLength(1)), '', 'must have at least 1 character'],
    ['too many characters', z.string().check(z.maxLength(2)), 'abc', 'must have at most 2 characters'],
    ['an empty list', z.array(z.string()).check(z.minLength(1)), [], 'must have at least 1 item'],
    ['a number that is too small', z.int().check(z.minimum(100)), 99, 'must be at least 100'],
    ['a number that is too large', z.int().check(z.maximum(10)), 11, 'must be at most 10'],
    ['zero where more is asked', z.number().check(z.positive()), 0, 'must be more than 0'],
    ['a number between two steps', z.int().check(z.multipleOf(100)), 150, 'must be a multiple of 100'],
    ['another choice', z.enum(['A', 'B']), 'C', 'must be one of A, B'],
    ['another literal', z.literal(true), false, 'must be true'],
    ['no e-mail address', z.email(), 'x', 'must be an e-mail address'],
    ['no date', z.iso.date(), '30.11.2026', 'must be a date such as 2026-11-30'],
    ['neither of two', z.union([z.string(), z.int()]), true, 'has none of the accepted forms'],
    ['a pattern without words of its own', z.string().check(z.regex(/^\d+$/)), 'x', 'must match /^\\d+$/'],
    ['a pattern with words of its own', z.string().check(z.regex(/^\d+$/, 'must be digits')), 'x', 'must be digits'],
  ])('of %s', (_what, schema, value, message) => {
    expect(messageOf(schema, value)).toBe(message);
  });
});
