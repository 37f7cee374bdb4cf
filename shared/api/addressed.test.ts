import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import { addressed } from './addressed';
import { endpoint, type RequestOf } from './endpoint';

const page = endpoint({
  method: 'GET',
  path: '/app/shelf/:shelf/book/:id',
  summary: 'A book',
  scope: 'public',
  request: z.strictObject({ shelf: z.string(), id: z.string(), page: z.optional(z.string()) }),
  response: z.object({ title: z.string() }),
});

describe('an endpoint with path parameters', () => {
  it('encodes them in its address, and sends only the other fields', () => {
    const book = addressed(page, { shelf: 'a/b?c#d', id: '%2f' });
    expect(book).toEqual({ ...page, path: '/app/shelf/a%2Fb%3Fc%23d/book/%252f' });
    expectTypeOf<RequestOf<typeof book>>().toEqualTypeOf<Omit<RequestOf<typeof page>, 'shelf' | 'id'>>();
  });

  it('has no address for an empty segment, . and ..', () => {
    for (const id of ['', '.', '..']) expect(() => addressed(page, { shelf: 'a', id })).toThrow(RangeError);
  });

  it('is a GET, and each parameter is a text field of its request', () => {
    const get = { ...page, method: 'GET' } as const;
    // @ts-expect-error: a body says all that there is to say.
    endpoint({ ...get, method: 'POST' });
    // @ts-expect-error: no field of that name.
    endpoint({ ...get, path: '/app/shelf/:place' });
    // @ts-expect-error: it may be left out.
    endpoint({ ...get, path: '/app/shelf/:page' });
    // @ts-expect-error: no field at all.
    endpoint({ ...get, path: '/app/shelf/:shelf', request: null });
    expect(endpoint({ ...get, path: '/app/shelf/:shelf' }).path).toBe('/app/shelf/:shelf');
  });

  it('has no address if a parameter is missing', () => {
    // @ts-expect-error: `id` is missing.
    expect(() => addressed(page, { shelf: 'a' })).toThrow(RangeError);
  });
});
