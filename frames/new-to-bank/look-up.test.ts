import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../platform/api/api-error';
import type { ApiClient } from '../platform/api/client';
import { lookUp } from './look-up';

const ref = 'AAAAAAAAAAAAAAAAAAAAAA';
const answering = (call: () => Promise<unknown>): ApiClient => ({ call: vi.fn(call) as ApiClient['call'] });
const failing = (about: ConstructorParameters<typeof ApiError>[0]): ApiClient =>
  answering(() => Promise.reject(new ApiError(about)));

describe('looking up a shared application', () => {
  it('asks with the reference of the link and returns the answer', async () => {
    const application = { status: 'SHARED' };
    const api = answering(() => Promise.resolve(application));
    expect(await lookUp(api, ref)).toEqual({ type: 'found', application });
    const [endpoint, body] = vi.mocked(api.call).mock.calls[0] ?? [];
    expect(endpoint?.path).toBe(`/app/ntbpq/info?ref=${ref}`);
    expect(body).toBeUndefined();
  });

  it.each([null, '', 'short', `${ref}A`, '../../../../../../etc'])('never asks the server for %j', async (bad) => {
    const api = answering(() => Promise.reject(new Error('asked')));
    expect(await lookUp(api, bad)).toEqual({ type: 'notFound' });
    expect(api.call).not.toHaveBeenCalled();
  });

  it('takes 404 as a link that leads nowhere', async () => {
    const api = failing({ kind: 'http', status: 404, message: '' });
    expect(await lookUp(api, ref)).toEqual({ type: 'notFound' });
  });

  it('tells a missing network from a server that fails, with its code', async () => {
    expect(await lookUp(failing({ kind: 'network', status: 500, message: 'Network Error' }), ref)).toEqual({
      type: 'lookFailed',
      cause: { kind: 'offline' },
    });
    expect(await lookUp(failing({ kind: 'http', status: 503, code: 'UNAVAILABLE', message: '' }), ref)).toEqual({
      type: 'lookFailed',
      cause: { kind: 'failed', code: 'UNAVAILABLE' },
    });
  });
});
