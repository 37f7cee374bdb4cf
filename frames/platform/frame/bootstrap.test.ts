import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Call } from '../api/call';
import { bootstrap } from './bootstrap';

const call: Call = { method: 'POST', path: '/app/start', input: {}, headers: {} };

/** A second copy of the module, as in another bundle. */
async function freshCopy() {
  vi.resetModules();
  return await import('../api/prefetch');
}

afterEach(() => {
  globalThis.kadamBootstrap = undefined;
});

describe('the bootstrap and the app of a page', () => {
  it('share the answer to the first call, which the bootstrap has sent', async () => {
    const sent = Promise.resolve(new Response('{}'));
    const fromBootstrap = await freshCopy();
    globalThis.kadamBootstrap = { connection: null, answers: fromBootstrap.answers };
    fromBootstrap.storePrefetched(call, sent);
    const app = await freshCopy();
    expect(app.takePrefetched).not.toBe(fromBootstrap.takePrefetched);
    expect(app.takePrefetched(call)).toBe(sent);
    expect(fromBootstrap.answers.size).toBe(0);
  });

  it('are told apart: an app without its bootstrap fails', () => {
    expect(() => bootstrap()).toThrow('the bootstrap has not run');
  });
});
