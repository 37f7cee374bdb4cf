import { spawnSync } from 'node:child_process';
import { createHash, sign as signByNode, verify as verifyByNode } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type SignedAnswer,
  type SignedRequest,
  signAnswer,
  signRequest,
  verifyAnswer,
  verifyRequest,
} from './signature';
import type { SignatureAlgorithm } from './signing-key';
import { ManualClock } from './testing/manual-clock';
import { bothSides, type KeyPair, keyPair, peerOf, signerOf } from './testing/sides';

const clock = new ManualClock();
const request: SignedRequest = {
  method: 'POST',
  path: '/v1/reservations/5a/confirm?x=1',
  body: Buffer.from('{"otp":"…"}'),
  idempotencyKey: 'key-1',
};

const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const digest = (body: Uint8Array | null): string =>
  createHash('sha256')
    .update(body ?? '')
    .digest('base64url');

/** The claims of `request`, written without the code under test. */
const claimsOf = (changed: object = {}) => ({
  iss: 'kadam',
  aud: 'bank',
  iat: Math.floor(clock.nowMs() / 1000),
  jti: 'jti-1',
  htm: request.method,
  htu: request.path,
  dig: digest(request.body),
  ik: 'key-1',
  ...changed,
});

/** A JWT by Node's crypto alone. */
function jwtByNode({ privatePem }: KeyPair, alg: SignatureAlgorithm, claims: object, header: object = {}): string {
  const input = `${base64({ alg, kid: 'kadam-1', typ: 'kadam-lender+jwt', ...header })}.${base64(claims)}`;
  return `${input}.${signByNode(alg === 'EdDSA' ? null : 'sha256', Buffer.from(input), optionsOf(privatePem, alg)).toString('base64url')}`;
}

const optionsOf = (key: string, alg: SignatureAlgorithm) => ({
  key,
  ...(alg === 'ES256' ? { dsaEncoding: 'ieee-p1363' as const } : {}),
  ...(alg === 'PS256' ? { padding: 6, saltLength: 32 } : {}),
});

const verdictFor = async (pair: KeyPair, token: string | null, changed: Partial<SignedRequest> = {}, at = clock) =>
  verifyRequest(
    token,
    { ...request, ...changed },
    { audience: 'bank', clock: at, peerOf: (id) => (id === 'kadam' ? peerOf('kadam', at, pair) : null) },
  );

const fault = (name: string) => ({ verdict: 'refused', fault: name });

describe.each<SignatureAlgorithm>(['EdDSA', 'ES256', 'PS256'])('Signature by %s', (alg) => {
  const pair = keyPair('kadam-1', alg);

  it('a JWT made by Node alone is genuine', async () => {
    expect(await verdictFor(pair, jwtByNode(pair, alg, claimsOf()))).toMatchObject({
      verdict: 'genuine',
      jti: 'jti-1',
    });
  });

  it('a signature of ours holds for Node alone, with exactly the claims of the protocol', async () => {
    const { signature, jti } = await signRequest(await signerOf('kadam', pair), 'bank', request, clock);
    const [header = '', payload = '', bytes = ''] = signature.split('.');
    const isGenuine = verifyByNode(
      alg === 'EdDSA' ? null : 'sha256',
      Buffer.from(`${header}.${payload}`),
      optionsOf(pair.publicPem, alg),
      Buffer.from(bytes, 'base64url'),
    );
    expect(isGenuine).toBe(true);
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toEqual(claimsOf({ jti }));
    expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({
      alg,
      kid: 'kadam-1',
      typ: 'kadam-lender+jwt',
    });
  });

  it('a JWT by another key of the same kind is refused', async () => {
    const other = keyPair('kadam-1', alg);
    expect(await verdictFor(pair, jwtByNode(other, alg, claimsOf()))).toEqual(fault('signature'));
  });
});

/** Signs by the Python package `cryptography`, as a bank in another language does. */
const python = `
import base64, json, sys
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, padding
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
alg, pem, header, claims = json.load(sys.stdin)
key = serialization.load_pem_private_key(pem.encode(), None)
b64 = lambda data: base64.urlsafe_b64encode(data).rstrip(b"=")
text = b64(json.dumps(header).encode()) + b"." + b64(json.dumps(claims).encode())
if alg == "EdDSA":
    signature = key.sign(text)
elif alg == "PS256":
    signature = key.sign(text, padding.PSS(padding.MGF1(hashes.SHA256()), 32), hashes.SHA256())
else:
    r, s = decode_dss_signature(key.sign(text, ec.ECDSA(hashes.SHA256())))
    signature = r.to_bytes(32, "big") + s.to_bytes(32, "big")
print((text + b"." + b64(signature)).decode(), end="")
`;
const program = process.env.KADAM_PYTHON;
const hasPython = program !== undefined && spawnSync(program, ['-c', 'import cryptography']).status === 0;

it.skipIf(!hasPython).each<SignatureAlgorithm>(['EdDSA', 'ES256', 'PS256'])(
  'a JWT made by the Python package cryptography with %s is genuine',
  async (alg) => {
    const pair = keyPair('kadam-1', alg);
    const header = { alg, kid: 'kadam-1', typ: 'kadam-lender+jwt' };
    const input = JSON.stringify([alg, pair.privatePem, header, claimsOf()]);
    const { stdout, stderr } = spawnSync(program ?? '', ['-c', python], { input, encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(await verdictFor(pair, stdout)).toMatchObject({ verdict: 'genuine' });
  },
);

describe('verifyRequest', () => {
  const pair = keyPair('kadam-1', 'ES256');
  const token = (changed: object = {}, header: object = {}) => jwtByNode(pair, 'ES256', claimsOf(changed), header);
  const inSeconds = (byS: number) => Math.floor(clock.nowMs() / 1000) + byS;

  it.each([-90, 90, -120, 120])('accepts a clock that is %i s off', async (byS) => {
    expect(await verdictFor(pair, token({ iat: inSeconds(byS) }))).toMatchObject({ verdict: 'genuine' });
  });

  it.each([-300, 300, -121, 121])('refuses a clock that is %i s off', async (byS) => {
    expect(await verdictFor(pair, token({ iat: inSeconds(byS) }))).toEqual(fault('clock'));
  });

  it.each<[string, Partial<SignedRequest>, string]>([
    ['another body', { body: Buffer.from('{"otp":"..."}') }, 'body'],
    ['no body', { body: null }, 'body'],
    ['another path', { path: '/v1/reservations/5b/confirm?x=1' }, 'call'],
    ['another query', { path: '/v1/reservations/5a/confirm?x=2' }, 'call'],
    ['another method', { method: 'PUT' }, 'call'],
    ['another idempotency key', { idempotencyKey: 'key-2' }, 'call'],
    ['no idempotency key', { idempotencyKey: null }, 'call'],
  ])('refuses the signature for %s', async (_what, changed, expected) => {
    expect(await verdictFor(pair, token(), changed)).toEqual(fault(expected));
  });

  it.each<[string, string | null, string]>([
    ['no signature', null, 'missing'],
    ['text that is no JWT', 'signature', 'malformed'],
    ['a signature of more than 8 KB', 'a'.repeat(9_000), 'malformed'],
    ['an unknown issuer', token({ iss: 'other' }), 'unknownIssuer'],
    ['another audience', token({ aud: 'other-bank' }), 'audience'],
    ['another type of JWT', token({}, { typ: 'JWT' }), 'malformed'],
    ['an unknown key id', token({}, { kid: 'kadam-9' }), 'unknownKey'],
    ['an answer in place of a request', token({ st: 200 }), 'claims'],
    ['no jti', token({ jti: undefined }), 'claims'],
    [
      'the algorithm none',
      `${base64({ alg: 'none', kid: 'kadam-1', typ: 'kadam-lender+jwt' })}.${base64(claimsOf())}.`,
      'signature',
    ],
    ['an algorithm other than the key’s', token({}, { alg: 'PS256' }), 'signature'],
  ])('refuses %s', async (_what, signature, expected) => {
    expect(await verdictFor(pair, signature)).toEqual(fault(expected));
  });

  it('refuses a signature if any of its characters is changed', async () => {
    const signature = token();
    const characters = 'ABCabc012_-';
    await fc.assert(
      fc.asyncProperty(fc.nat(signature.length - 3), fc.nat(characters.length - 1), async (at, which) => {
        const changed = signature.slice(0, at) + characters[which] + signature.slice(at + 1);
        fc.pre(changed !== signature);
        expect((await verdictFor(pair, changed)).verdict).toBe('refused');
      }),
      { numRuns: 40 },
    );
  });

  it('accepts any body of any bytes, and refuses it with one byte more', async () => {
    const signer = await signerOf('kadam', pair);
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 64 }), fc.webPath(), async (body, path) => {
        const sent = { method: 'PUT', path: `/v1${path}`, body, idempotencyKey: null };
        const { signature } = await signRequest(signer, 'bank', sent, clock);
        expect(await verdictFor(pair, signature, sent)).toMatchObject({ verdict: 'genuine' });
        expect(await verdictFor(pair, signature, { ...sent, body: Buffer.from([...body, 0]) })).toEqual(fault('body'));
      }),
      { numRuns: 15 },
    );
  });
});

describe('verifyAnswer', async () => {
  const sides = await bothSides(clock);
  const answer: SignedAnswer = { request, status: 200, body: Buffer.from('{"state":"SANCTIONED"}') };
  const expected = { audience: 'kadam', clock, peer: sides.bankPeer, jti: 'jti-1' };
  const bound = await signAnswer(sides.bank, { id: 'kadam', jti: 'jti-1' }, answer, clock);

  it('accepts the answer to the request', async () => {
    expect(await verifyAnswer(bound, answer, expected)).toEqual({ verdict: 'genuine' });
  });

  it.each<[string, SignedAnswer, string]>([
    ['another path', { ...answer, request: { ...request, path: '/v1/reservations/5b/confirm?x=1' } }, 'call'],
    ['another method', { ...answer, request: { ...request, method: 'GET' } }, 'call'],
    ['another key', { ...answer, request: { ...request, idempotencyKey: 'key-2' } }, 'call'],
    ['another status', { ...answer, status: 402 }, 'call'],
    ['another body', { ...answer, body: Buffer.from('{"state":"DECLINED"}') }, 'body'],
  ])('refuses an answer moved to %s', async (_what, moved, name) => {
    expect(await verifyAnswer(bound, moved, expected)).toEqual(fault(name));
  });

  it('refuses an answer to another sending of the same call', async () => {
    expect(await verifyAnswer(bound, answer, { ...expected, jti: 'jti-2' })).toEqual(fault('call'));
  });

  it('refuses an answer to another caller', async () => {
    const other = await signAnswer(sides.bank, { id: 'other', jti: 'jti-1' }, answer, clock);
    expect(await verifyAnswer(other, answer, expected)).toEqual(fault('audience'));
  });

  it('does not bind an answer that names no request', async () => {
    expect(await verifyAnswer(await signAnswer(sides.bank, null, answer, clock), answer, expected)).toEqual({
      verdict: 'unbound',
    });
  });

  it('refuses a request of the lender in place of an answer', async () => {
    const { signature } = await signRequest(sides.bank, 'kadam', request, clock);
    expect(await verifyAnswer(signature, { ...answer, body: request.body }, expected)).toEqual(fault('claims'));
  });
});
