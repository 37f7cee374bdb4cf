import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { header } from '../../../shared/api/headers';
import { readProof } from '../../../shared/api/proof-of-work';
import { createApiClient } from './client';
import { patientHttp } from './patient-http';
import { call, client, FakeServer, fault, type Reply, save } from './testing/fake-server';

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer([save.path]);
});
afterEach(() => {
  vi.useRealTimers();
});

const TOKEN = `1767588480000.4.${'n'.repeat(22)}.${'s'.repeat(43)}`;
const challenge = (data: object = { token: TOKEN, bits: 4, waitMs: 0 }): Reply => ({
  status: 429,
  headers: { 'retry-after': '1' },
  body: { success: false, code: 429, type: 'PROOF_OF_WORK_NEEDED', message: 'Busy.', retry: false, data },
});
const saved: Reply = { body: { success: true, data: { id: 8 } } };

/** Queues replies; the last one repeats. */
function answers(first: Reply, ...others: readonly Reply[]): void {
  server.answer(first);
  const { respond } = server;
  const [next, ...later] = others;
  if (!next) return;
  server.respond = (init) => {
    answers(next, ...later);
    return respond(init);
  };
}

const proofs = (): (string | null)[] =>
  server.requests.map(({ init }) => new Headers(init.headers).get(header.proofOfWork));

describe('a call that a busy network has to prove work for', () => {
  it('is repeated once with a proof for the challenge and the same idempotency key', async () => {
    answers(challenge(), saved);
    expect(await client().call(save, { name: 'Ravi' }, { idempotencyKey: 'key' })).toEqual({ id: 8 });
    const [without, proof] = proofs();
    expect(without).toBeNull();
    expect(readProof(proof ?? '')).toMatchObject({ token: TOKEN });
    const keys = server.requests.map(({ init }) => new Headers(init.headers).get(header.idempotencyKey));
    expect(keys).toEqual(['key', 'key']);
    expect(server.requests[1]?.init.body).toBe(server.requests[0]?.init.body);
  });

  it('is repeated after the wait of the challenge, and not before', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    answers(challenge({ token: TOKEN, bits: 0, waitMs: 3_000 }), saved);
    const asked = call();
    await vi.advanceTimersByTimeAsync(2_999);
    expect(server.requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(60);
    expect(await asked).toEqual({ id: 8 });
  });

  it('solves another challenge if the network has changed, at most 4 times, then fails with the message of the server', async () => {
    answers(challenge());
    expect(await fault()).toMatchObject({ kind: 'http', status: 429, type: 'PROOF_OF_WORK_NEEDED', message: 'Busy.' });
    expect(server.requests).toHaveLength(5);
    expect(proofs().filter((proof) => proof !== null)).toHaveLength(4);
  });

  it('solves challenges also in a client that ignores Retry-After', async () => {
    answers(challenge(), saved);
    const patient = createApiClient({ later: async () => patientHttp, sessionHeaders: () => ({}) });
    expect(await patient.call(save, { name: 'Ravi' })).toEqual({ id: 8 });
  });

  it('is not repeated once it is aborted', async () => {
    answers(challenge({ token: TOKEN, bits: 0, waitMs: 60_000 }));
    const controller = new AbortController();
    const failed = fault(client().call(save, { name: 'Ravi' }, { signal: controller.signal }));
    await vi.waitFor(() => expect(server.requests).toHaveLength(1));
    controller.abort();
    expect(await failed).toMatchObject({ kind: 'aborted' });
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    ['of 25 bits', { token: TOKEN, bits: 25, waitMs: 0 }],
    ['without a token', { bits: 4, waitMs: 0 }],
    ['whose token holds a line end', { token: `${TOKEN}\n`, bits: 4, waitMs: 0 }],
  ])('works for no challenge %s', async (_what, data) => {
    answers(challenge(data), saved);
    expect(await fault()).toMatchObject({ status: 429 });
    expect(server.requests).toHaveLength(1);
  });
});
