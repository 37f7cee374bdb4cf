import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { parseRequest } from './parse';

const Schema = z.strictObject({
  name: z.string(),
  email: z.optional(z.string()),
  note: z.nullable(z.string()),
  items: z.optional(z.array(z.strictObject({ sku: z.optional(z.string()), count: z.number() }))),
});
const fieldsAtFault = (value: unknown): unknown => {
  try {
    return parseRequest(Schema, value);
  } catch (error) {
    return (error as { detail: { fields: { path: string }[] } }).detail.fields.map(({ path }) => path);
  }
};

describe('a field that is null', () => {
  it('counts as not there where it is optional, also within an item of a list, and stays where it may be null', () => {
    const sent = { name: 'Asha', email: null, note: null, items: [{ sku: null, count: 1 }] };
    expect(parseRequest(Schema, sent)).toEqual({ name: 'Asha', note: null, items: [{ count: 1 }] });
  });

  it('is refused if it is required or unknown, and in place of a list item', () => {
    expect(fieldsAtFault({ name: null, note: 'x' })).toEqual(['name']);
    expect(fieldsAtFault({ name: 'Asha', note: 'x', admin: null })).toEqual(['admin']);
    expect(fieldsAtFault({ name: 'Asha', note: 'x', items: [null] })).toEqual(['items.0']);
    expect(fieldsAtFault(null)).toEqual(['']);
  });
});
