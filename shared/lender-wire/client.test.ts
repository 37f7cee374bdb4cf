import { describe, expect, it } from 'vitest';
import { type AccessTokens, clientCredentials } from './access-token';
import type { CallDefinition } from './call-definition';
import { type LenderClientOptions, lenderClient } from './client';
import { inProcessTransport } from './in-process-transport';
import { LenderProblem, problemOf, wireProblem } from './problem';
import { signAnswer, verifyRequest } from './signature';
import { deferred } from './testing/deferred';
import { ManualClock } from './testing/manual-clock';
import { bothSides } from './testing/sides';
import { cancel, confirm, read, reserve, testBank } from './testing/test-bank';
import type { Delivery, Transport, WireRequest } from './transport';

const params = { id: 'r1' };
const MOBILE = '9876543210';

async function fixture(changed: Partial<LenderClientOptions> = {}) {
  const clock = new ManualClock();
  const sides = await bothSides(clock);
  const bank = await testBank(clock, sides);
  const options: LenderClientOptions = {
    transport: inProcessTransport(bank.app, clock),
    self: sides.kadam,
    peer: sides.bankPeer,
    sealingKey: async () => sides.sealingKey,
    version: '2026-12-01',
    clock,
    ...changed,
  };
  const client = lenderClient(options);

  /** A client whose lender answers these bytes. */
  const clientOf = (answer: (request: WireRequest) => Promise<Delivery> | Delivery) => {
    const sent: WireRequest[] = [];
    const transport: Transport = {
      send: async (request) => {
        sent.push(request);
        return answer(request);
      },
      close: async () => {},
    };
    return { sent, client: lenderClient({ ...options, transport }) };
  };
  /** Signed by the bank as the answer to a request. */
  const signedAnswer = async ({ method, path, headers, body }: WireRequest, status: number, text: string) => {
    const request = { method, path, body, idempotencyKey: headers['idempotency-key'] ?? null };
    const verdict = await verifyRequest(headers['kadam-signature'] ?? null, request, {
      audience: 'bank',
      clock,
      peerOf: () => sides.kadamPeer,
    });
    const to = verdict.verdict === 'genuine' ? { id: 'kadam', jti: verdict.jti } : null;
    const signature = await signAnswer(sides.bank, to, { request, status, body: Buffer.from(text) }, clock);
    return { delivery: 'answer', status, headers: { 'kadam-signature': signature }, body: Buffer.from(text) } as const;
  };
  return { clock, sides, bank, client, clientOf, signedAnswer };
}

const unsigned = (status: number, text: string): Delivery => ({
  delivery: 'answer',
  status,
  headers: {},
  body: Buffer.from(text),
});

describe('LenderClient in process', () => {
  it('seals, signs, and returns the answer by its schema', async () => {
    const { bank, client } = await fixture();
    bank.handle(reserve, (body) => ({ id: 'r1', mobile: (body as { mobile: string }).mobile, unknown: 1 }));
    expect(await client.call(reserve, { params, body: { mobile: MOBILE } })).toEqual({
      outcome: 'answered',
      answer: { id: 'r1', mobile: MOBILE },
      etag: null,
    });
  });

  it('returns a signed problem as certain', async () => {
    const { bank, client } = await fixture();
    bank.handle(reserve, () => {
      throw new LenderProblem(problemOf('INSUFFICIENT_LIMIT', 402, 'The limit is too low'));
    });
    expect(await client.call(reserve, { params, body: { mobile: MOBILE } })).toMatchObject({
      outcome: 'problem',
      problem: { code: 'INSUFFICIENT_LIMIT', status: 402 },
    });
  });

  it('does not know the end of a call that is in progress', async () => {
    const { bank, client } = await fixture();
    bank.handle(read, () => {
      throw wireProblem('IN_PROGRESS', { retryAfterMs: 500 });
    });
    expect(await client.call(read, { params })).toEqual({ outcome: 'unknown', why: 'inProgress', retryAfterMs: 500 });
  });

  it('does not know the end of a call after a fault', async () => {
    const { bank, client } = await fixture();
    bank.handle(read, () => {
      throw new Error('broken');
    });
    expect(await client.call(read, { params })).toMatchObject({ outcome: 'unknown', why: 'schema', status: 500 });
  });

  it('does not know the end of a call that takes longer than its time', async () => {
    const { bank, client, clock } = await fixture();
    const begun = deferred<void>();
    const ends = deferred<object>();
    bank.handle(read, () => {
      begun.resolve();
      return ends.promise;
    });
    const outcome = client.call(read, { params });
    await begun.promise;
    clock.advance(5_000);
    expect(await outcome).toMatchObject({ outcome: 'unknown', why: 'timeout' });
    ends.resolve({ id: 'r1' });
  });

  it('rejects a call without its key or parameter before it is sent', async () => {
    const { client } = await fixture();
    await expect(client.call(confirm, { params, body: { otp: '1234' } })).rejects.toThrow('needs an idempotency key');
    await expect(client.call(read)).rejects.toThrow('needs the parameter id');
    await expect(client.call(read, { params: { id: '..' } })).rejects.toThrow('needs the parameter id');
  });

  it('repeats an act with its key', async () => {
    const { bank, client } = await fixture();
    let count = 0;
    bank.handle(confirm, () => {
      count += 1;
      return { confirmation: 'SANCTIONED', count };
    });
    const input = { params, body: { otp: '1234' }, idempotencyKey: 'k1' };
    expect(await client.call(confirm, input)).toEqual(await client.call(confirm, input));
    expect(count).toBe(1);
  });
});

describe('Outcome of a call', () => {
  it.each<[string, Delivery, object]>([
    ['an unsigned 500', unsigned(500, '{}'), { why: 'signature', fault: 'missing', status: 500 }],
    ['an unsigned 503', unsigned(503, ''), { why: 'signature', fault: 'missing', status: 503 }],
    ['HTML of a proxy', unsigned(200, '<html>'), { why: 'signature', fault: 'missing', status: 200 }],
    ['an unsigned problem', unsigned(402, JSON.stringify(problemOf('BLOCKED', 402, 'x'))), { why: 'signature' }],
    [
      'a broken signature',
      { delivery: 'answer', status: 200, headers: { 'kadam-signature': 'a.b.c' }, body: Buffer.from('{"id":"r1"}') },
      { why: 'signature', fault: 'malformed' },
    ],
    [
      'a lost connection',
      { delivery: 'lost', why: 'connectionLost', isStaleSocket: false, errorCode: 'ECONNRESET' },
      { why: 'connectionLost', errorCode: 'ECONNRESET' },
    ],
  ])('is unknown after %s', async (_what, delivery, expected) => {
    const { clientOf } = await fixture();
    expect(await clientOf(() => delivery).client.call(read, { params })).toMatchObject({
      outcome: 'unknown',
      ...expected,
    });
  });

  it.each<[string, number, string, object]>([
    ['signed HTML', 200, '<html>', { why: 'schema', status: 200 }],
    ['an answer that breaks its schema', 200, '{"id":7}', { why: 'schema', issues: ['id: invalid_type'] }],
    ['a 202 that the call does not have', 202, '{"state":"PROCESSING"}', { why: 'schema' }],
    ['a redirection', 302, '', { why: 'schema', status: 302 }],
    ['a problem with another status', 403, JSON.stringify(problemOf('BLOCKED', 402, 'x')), { why: 'schema' }],
  ])('is unknown after %s', async (_what, status, text, expected) => {
    const { clientOf, signedAnswer } = await fixture();
    const { client } = clientOf((request) => signedAnswer(request, status, text));
    expect(await client.call(read, { params })).toMatchObject({ outcome: 'unknown', ...expected });
  });

  it('is unknown after the signed answer to another call', async () => {
    const { clientOf, signedAnswer } = await fixture();
    const answers: Delivery[] = [];
    const { client } = clientOf(async (request) => {
      answers.push(await signedAnswer(request, 200, '{"id":"r1"}'));
      return answers[0] as Delivery;
    });
    expect(await client.call(read, { params })).toMatchObject({ outcome: 'answered' });
    expect(await client.call(read, { params })).toMatchObject({ outcome: 'unknown', why: 'signature', fault: 'call' });
  });

  it('is unknown after a refusal of the channel, with its code for the alarm', async () => {
    const { sides, bank, clock } = await fixture();
    const { client } = await fixture({ transport: inProcessTransport(bank.app, clock), peer: sides.bankPeer });
    expect(await client.call(read, { params })).toEqual({
      outcome: 'unknown',
      why: 'unbound',
      status: 401,
      code: 'SIGNATURE_INVALID',
    });
  });

  it('is accepted after a signed 202', async () => {
    const { clientOf, signedAnswer } = await fixture();
    const processing = { state: 'PROCESSING', decideByMs: 9, pollAfterMs: 1 } as const;
    const { client } = clientOf((request) => signedAnswer(request, 202, JSON.stringify(processing)));
    expect(await client.call(reserve, { params, body: { mobile: MOBILE } })).toEqual({
      outcome: 'accepted',
      processing,
    });
  });

  it('is not modified after a signed 304 for the ETag of the caller', async () => {
    const { clientOf, signedAnswer } = await fixture();
    const { client, sent } = clientOf((request) => signedAnswer(request, 304, ''));
    expect(await client.call(read, { params, etag: '"1"' })).toEqual({ outcome: 'notModified' });
    expect(sent[0]?.headers['if-none-match']).toBe('"1"');
    expect(await client.call(read, { params })).toMatchObject({ outcome: 'unknown' });
  });

  it('has each line of NDJSON', async () => {
    const { clientOf, signedAnswer } = await fixture();
    const lines = { ...read, media: 'ndjson' } as const satisfies CallDefinition;
    const { client } = clientOf((request) => signedAnswer(request, 200, '{"id":"a"}\n{"id":"b"}\n'));
    expect(await client.call(lines, { params })).toMatchObject({ answer: [{ id: 'a' }, { id: 'b' }] });
  });

  it.each(['noConnection', 'tlsRefused'] as const)('is not done after %s', async (why) => {
    const { clientOf } = await fixture();
    const { client } = clientOf(() => ({ delivery: 'notSent', why, errorCode: null }));
    expect(await client.call(read, { params })).toEqual({ outcome: 'notDone', why, errorCode: null });
  });

  it('shows no sealed value and no secret', async () => {
    const { clientOf } = await fixture();
    const { client, sent } = clientOf((request) => unsigned(500, String(request.body)));
    const outcome = await client.call(reserve, { params, body: { mobile: MOBILE } });
    expect(JSON.stringify([outcome, sent])).not.toContain(MOBILE);
    expect(String(sent[0]?.body)).not.toContain(MOBILE);
    const { client: keyless } = await fixture({ sealingKey: async () => null });
    const error = await keyless.call(reserve, { params, body: { mobile: MOBILE } }).catch((thrown: Error) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(`${(error as Error).stack}${JSON.stringify(error)}`).not.toContain(MOBILE);
  });
});

describe('Repeat of a call', () => {
  const stale: Delivery = { delivery: 'lost', why: 'connectionLost', isStaleSocket: true, errorCode: 'UND_ERR_SOCKET' };

  it('is sent once after a stale socket, with another jti', async () => {
    const { clientOf, signedAnswer } = await fixture();
    let isFirst = true;
    const { client, sent } = clientOf((request) => {
      if (!isFirst) return signedAnswer(request, 200, '{"id":"r1"}');
      isFirst = false;
      return stale;
    });
    expect(await client.call(cancel, { params, body: { reason: 'x' } })).toMatchObject({ outcome: 'answered' });
    expect(sent).toHaveLength(2);
    expect(sent[0]?.headers['kadam-signature']).not.toBe(sent[1]?.headers['kadam-signature']);
  });

  it('is sent at most once', async () => {
    const { clientOf } = await fixture();
    const { client, sent } = clientOf(() => stale);
    expect(await client.call(read, { params })).toMatchObject({ outcome: 'unknown', why: 'connectionLost' });
    expect(sent).toHaveLength(2);
  });

  it('is not sent for an act with a key', async () => {
    const { clientOf } = await fixture();
    const { client, sent } = clientOf(() => stale);
    await client.call(confirm, { params, body: { otp: '1234' }, idempotencyKey: 'k' });
    expect(sent).toHaveLength(1);
  });
});

describe('Access token', () => {
  function tokens(expiresInS: number) {
    const clock = new ManualClock();
    const state = { fetched: 0, status: 200, sent: [] as WireRequest[] };
    const transport: Transport = {
      send: async (request) => {
        state.fetched += 1;
        state.sent.push(request);
        const body = { access_token: `t${state.fetched}`, token_type: 'Bearer', expires_in: expiresInS };
        return unsigned(state.status, state.status === 200 ? JSON.stringify(body) : 'secret+1');
      },
      close: async () => {},
    };
    const source = clientCredentials({ transport, path: '/token', clientId: 'kadam', clientSecret: 'secret 1', clock });
    return { clock, state, source };
  }

  it('is fetched once for 20 concurrent calls', async () => {
    const { source, state } = tokens(100);
    expect(new Set(await Promise.all(Array.from({ length: 20 }, () => source.token())))).toEqual(new Set(['t1']));
    expect(state.fetched).toBe(1);
    expect(state.sent[0]?.body?.toString()).toBe('grant_type=client_credentials');
    expect(state.sent[0]?.headers.authorization).toBe(`Basic ${Buffer.from('kadam:secret+1').toString('base64')}`);
  });

  it('is renewed at 80 % of its life', async () => {
    const { clock, source } = tokens(100);
    await source.token();
    clock.advance(79_999);
    expect(await source.token()).toBe('t1');
    clock.advance(1);
    expect(await source.token()).toBe('t2');
  });

  it('serves until it expires if it cannot be renewed', async () => {
    const { clock, source, state } = tokens(100);
    await source.token();
    state.status = 503;
    clock.advance(90_000);
    expect(await source.token()).toBe('t1');
    clock.advance(10_000);
    const error = await source.token().catch((thrown: Error) => thrown);
    expect(error).toMatchObject({ name: 'TokenUnavailable', status: 503 });
    expect(`${(error as Error).stack}${JSON.stringify(error)}`).not.toContain('secret');
  });

  it('is sent with each call, and dropped after an answer 401', async () => {
    const dropped: string[] = [];
    const accessTokens: AccessTokens = { token: async () => 't1', drop: (token) => dropped.push(token) };
    const { clientOf } = await fixture({ accessTokens });
    const { client, sent } = clientOf(() => unsigned(401, ''));
    expect(await client.call(read, { params })).toMatchObject({ outcome: 'unknown' });
    expect(sent[0]?.headers.authorization).toBe('Bearer t1');
    expect(dropped).toEqual(['t1']);
  });

  it('that cannot be fetched means that the call is not done', async () => {
    const accessTokens: AccessTokens = { token: () => Promise.reject(new Error('x')), drop: () => {} };
    const { client } = await fixture({ accessTokens });
    expect(await client.call(read, { params })).toEqual({ outcome: 'notDone', why: 'noToken', errorCode: null });
  });
});
