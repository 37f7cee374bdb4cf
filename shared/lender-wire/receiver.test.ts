import { describe, expect, it } from 'vitest';
import { seal } from './seal';
import { type SignedRequest, signRequest, verifyAnswer } from './signature';
import { deferred } from './testing/deferred';
import { ManualClock } from './testing/manual-clock';
import { bothSides } from './testing/sides';
import { cancel, confirm, read, reserve, testBank } from './testing/test-bank';

const OTP = '48151623';

async function fixture(options: Parameters<typeof testBank>[2] = {}) {
  const clock = new ManualClock();
  const sides = await bothSides(clock);
  const bank = await testBank(clock, sides, options);

  /** Sends bytes as they are, and verifies the answer. */
  const sendSigned = async (signed: SignedRequest, signature: string | null, jti: string, sent = signed) => {
    const { statusCode, headers, rawPayload } = await bank.app.inject({
      method: sent.method as 'GET',
      url: sent.path,
      headers: {
        ...(signature === null ? {} : { 'kadam-signature': signature }),
        ...(sent.body === null ? {} : { 'content-type': 'application/json' }),
        ...(sent.idempotencyKey === null ? {} : { 'idempotency-key': sent.idempotencyKey }),
      },
      ...(sent.body === null ? {} : { payload: Buffer.from(sent.body) }),
    });
    const verdict = await verifyAnswer(
      String(headers['kadam-signature']),
      { request: sent, status: statusCode, body: rawPayload },
      { audience: 'kadam', clock, peer: sides.bankPeer, jti },
    );
    const text = rawPayload.toString();
    return { status: statusCode, body: text === '' ? null : JSON.parse(text), verdict: verdict.verdict, headers };
  };
  const send = async (changed: Partial<SignedRequest>) => {
    const request = {
      method: 'POST',
      path: '/v1/reservations/r1/cancel',
      body: null,
      idempotencyKey: null,
      ...changed,
    };
    const { signature, jti } = await signRequest(sides.kadam, 'bank', request, clock);
    return sendSigned(request, signature, jti);
  };
  const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));
  const sendConfirm = async (idempotencyKey: string | null, otp = OTP) =>
    send({
      path: '/v1/reservations/r1/confirm',
      body: json({ otp: await seal(otp, sides.sealingKey) }),
      idempotencyKey,
    });
  return { clock, sides, bank, send, sendSigned, sendConfirm, json };
}

describe('LenderReceiver', () => {
  it('gives a genuine request to the handler and signs the answer', async () => {
    const { send } = await fixture();
    expect(await send({ method: 'GET', path: '/v1/reservations/r1' })).toMatchObject({
      status: 200,
      body: { id: 'r1' },
      verdict: 'genuine',
      headers: { 'kadam-lender-version': '2026-12-01' },
    });
  });

  it('refuses an unsigned request with a signed problem that names no request', async () => {
    const { sendSigned, bank } = await fixture();
    const request = { method: 'GET', path: '/v1/reservations/r1', body: null, idempotencyKey: null };
    expect(await sendSigned(request, null, 'j')).toMatchObject({
      status: 401,
      body: { type: 'urn:kadam:lender:SIGNATURE_INVALID', code: 'SIGNATURE_INVALID', status: 401 },
      verdict: 'unbound',
    });
    expect(bank.refused).toEqual([{ code: 'SIGNATURE_INVALID', fault: 'missing', issuer: null }]);
  });

  it('does not bind its refusal to a captured signature with another body', async () => {
    const { sides, clock, sendSigned, json } = await fixture();
    const request = {
      method: 'POST',
      path: '/v1/reservations/r1/cancel',
      body: json({ reason: 'a' }),
      idempotencyKey: null,
    };
    const { signature, jti } = await signRequest(sides.kadam, 'bank', request, clock);
    const changed = { ...request, body: json({ reason: 'b' }) };
    expect(await sendSigned(request, signature, jti, changed)).toMatchObject({ status: 401, verdict: 'unbound' });
    expect(await sendSigned(request, signature, jti)).toMatchObject({ status: 200, verdict: 'genuine' });
  });

  it('refuses a jti of a POST a second time within 5 min, and does not bind the refusal', async () => {
    const { sides, clock, sendSigned, json } = await fixture();
    const request = {
      method: 'POST',
      path: '/v1/reservations/r1/cancel',
      body: json({ reason: 'a' }),
      idempotencyKey: null,
    };
    const { signature, jti } = await signRequest(sides.kadam, 'bank', request, clock);
    expect((await sendSigned(request, signature, jti)).status).toBe(200);
    expect(await sendSigned(request, signature, jti)).toMatchObject({ body: { code: 'REPLAYED' }, verdict: 'unbound' });
  });

  it('refuses a signature that is 5 min old with CLOCK_SKEWED', async () => {
    const { sides, clock, sendSigned } = await fixture();
    const request = { method: 'GET', path: '/v1/reservations/r1', body: null, idempotencyKey: null };
    const { signature, jti } = await signRequest(sides.kadam, 'bank', request, clock);
    clock.advance(300_000);
    expect(await sendSigned(request, signature, jti)).toMatchObject({ status: 401, body: { code: 'CLOCK_SKEWED' } });
  });

  it('signs the answer to an unknown path', async () => {
    const { send } = await fixture();
    expect(await send({ path: '/v1/unknown' })).toMatchObject({
      status: 404,
      body: { code: 'NOT_OFFERED' },
      verdict: 'genuine',
    });
  });

  it('signs the answer after a fault, which is no problem of the protocol', async () => {
    const { send, bank } = await fixture();
    bank.handle(read, () => {
      throw new Error('broken');
    });
    expect(await send({ method: 'GET', path: '/v1/reservations/r1' })).toMatchObject({
      status: 500,
      body: { type: 'about:blank' },
      verdict: 'genuine',
    });
  });

  it('refuses a body over the limit with a signed problem', async () => {
    const { send, json } = await fixture({ bodyLimitBytes: 100 });
    expect(await send({ body: json({ reason: 'x'.repeat(100) }) })).toMatchObject({
      status: 413,
      body: { code: 'TOO_LARGE' },
      verdict: 'unbound',
    });
  });

  it.each<[string, string]>([
    ['text that is no JSON', '{"reason"'],
    ['a field of another type', '{"reason":1}'],
    ['no body', ''],
  ])('refuses %s with INVALID_REQUEST', async (_what, text) => {
    const { send } = await fixture();
    expect(await send({ body: Buffer.from(text) })).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
  });

  it('ignores an unknown field', async () => {
    const { send, json, bank } = await fixture();
    const bodies: unknown[] = [];
    bank.handle(cancel, (body) => {
      bodies.push(body);
      return { id: 'r1' };
    });
    expect((await send({ body: json({ reason: 'a', later: 1 }) })).status).toBe(200);
    expect(bodies).toEqual([{ reason: 'a' }]);
  });

  it('covers the path before a proxy took its prefix off', async () => {
    const { sides, clock, sendSigned } = await fixture({ pathPrefix: '/kadam' });
    const request = { method: 'GET', path: '/kadam/v1/reservations/r1', body: null, idempotencyKey: null };
    const { signature } = await signRequest(sides.kadam, 'bank', request, clock);
    const answer = await sendSigned(request, signature, 'j', { ...request, path: '/v1/reservations/r1' });
    expect(answer.status).toBe(200);
  });
});

describe('LenderReceiver with idempotency keys', () => {
  it('answers a POST without a key with 400', async () => {
    const { sendConfirm } = await fixture();
    expect(await sendConfirm(null)).toMatchObject({ status: 400, body: { code: 'KEY_MISSING' }, verdict: 'genuine' });
  });

  it('repeats the answer, though the OTP is sealed again, and runs the call once', async () => {
    const { bank, sendConfirm } = await fixture();
    let count = 0;
    bank.handle(confirm, () => {
      count += 1;
      return { confirmation: 'SANCTIONED', count };
    });
    const [first, second] = [await sendConfirm('k1'), await sendConfirm('k1')];
    expect(first).toMatchObject({ status: 200, body: { confirmation: 'SANCTIONED', count: 1 }, verdict: 'genuine' });
    expect(second).toMatchObject({ status: 200, body: first.body, verdict: 'genuine' });
    expect((await sendConfirm('k2')).body).toMatchObject({ count: 2 });
  });

  it('answers another body with 422', async () => {
    const { sendConfirm } = await fixture();
    await sendConfirm('k1');
    expect(await sendConfirm('k1', '99999')).toMatchObject({ status: 422, body: { code: 'OTHER_BODY' } });
  });

  it('answers 409 while the first call is at work', async () => {
    const { bank, sendConfirm } = await fixture();
    const begun = deferred<void>();
    const ends = deferred<object>();
    bank.handle(confirm, () => {
      begun.resolve();
      return ends.promise;
    });
    const first = sendConfirm('k1');
    await begun.promise;
    expect(await sendConfirm('k1')).toMatchObject({ status: 409, body: { code: 'IN_PROGRESS' } });
    ends.resolve({ confirmation: 'SANCTIONED', count: 1 });
    expect((await first).status).toBe(200);
    expect((await sendConfirm('k1')).body).toMatchObject({ confirmation: 'SANCTIONED' });
  });

  it('gives the key back after a fault', async () => {
    const { bank, sendConfirm } = await fixture();
    bank.handle(confirm, () => {
      throw new Error('broken');
    });
    expect((await sendConfirm('k1')).status).toBe(500);
    bank.handle(confirm, () => ({ confirmation: 'SANCTIONED', count: 1 }));
    expect((await sendConfirm('k1')).status).toBe(200);
  });
});

describe('Sealed fields at the receiver', () => {
  it('reach the handler in clear', async () => {
    const { bank, send, sides, json } = await fixture();
    bank.handle(reserve, (body) => ({ id: 'r1', ...(body as object) }));
    const body = json({ mobile: await seal('9876543210', sides.sealingKey) });
    expect((await send({ method: 'PUT', path: '/v1/reservations/r1', body })).body).toMatchObject({
      mobile: '9876543210',
    });
  });

  it('are in no log and no problem, whatever goes wrong', async () => {
    const { bank, send, sendConfirm, sides, json } = await fixture();
    bank.handle(confirm, () => {
      throw new TypeError('broken');
    });
    const clear = json({ otp: OTP, reason: OTP });
    const wrong = json({ otp: `${(await seal(OTP, sides.sealingKey)).slice(0, -6)}AAAAAA` });
    const answers = [
      await sendConfirm('k1'),
      await sendConfirm(null),
      await send({ path: '/v1/reservations/r1/confirm', body: clear, idempotencyKey: 'k2' }),
      await send({ path: '/v1/reservations/r1/confirm', body: wrong, idempotencyKey: 'k3' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([500, 400, 400, 400]);
    expect(answers[3]?.body).toMatchObject({ code: 'SEAL_INVALID', detail: 'otp' });
    expect(JSON.stringify([answers, bank.log, bank.refused])).not.toContain(OTP);
    expect(bank.log.join()).toContain('broken');
  });
});
