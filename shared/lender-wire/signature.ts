import { randomUUID } from 'node:crypto';
import { CompactSign, compactVerify, decodeProtectedHeader } from 'jose';
import * as z from 'zod/mini';
import type { Clock } from './clock';
import { digestOf } from './digest';
import type { VerificationKey } from './peer-keys';
import type { SigningKey } from './signing-key';

export const SIGNATURE_TYPE = 'kadam-lender+jwt';
export const MAX_SKEW_MS = 120_000;
const MAX_SIGNATURE_LENGTH = 8_192;

/** One side of a connection, as it signs. */
export interface Signer {
  /** `iss` of its signatures, `aud` of the other side's. */
  readonly id: string;
  readonly key: SigningKey;
}

/** The other side. */
export interface Peer {
  readonly id: string;
  readonly keys: { verificationKey(kid: string): Promise<VerificationKey | null> };
}

/** A request as its signature covers it. */
export interface SignedRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly body: Uint8Array | null;
  readonly idempotencyKey: string | null;
}

/** An answer as its signature covers it: moved to another request, it is refused. */
export interface SignedAnswer {
  readonly request: Omit<SignedRequest, 'body'>;
  readonly status: number;
  readonly body: Uint8Array | null;
}

const short = z.string().check(z.minLength(1), z.maxLength(128));
const common = {
  iss: short,
  aud: z.optional(short),
  iat: z.int(),
  jti: short,
  htm: short,
  htu: z.string().check(z.maxLength(4_096)),
  dig: z.string().check(z.maxLength(64)),
  ik: z.optional(short),
};
const RequestClaims = z.object({ ...common, aud: short, st: z.optional(z.never()), req: z.optional(z.never()) });
const AnswerClaims = z.object({ ...common, st: z.int(), req: z.optional(short) });
type Claims = z.infer<typeof RequestClaims> | z.infer<typeof AnswerClaims>;

/** `jti` is the name of this one sending; a repeat has another. */
export async function signRequest(
  { id, key }: Signer,
  audience: string,
  { method, path, body, idempotencyKey }: SignedRequest,
  clock: Clock,
): Promise<{ readonly signature: string; readonly jti: string }> {
  const jti = randomUUID();
  const claims = { iss: id, aud: audience, iat: secondsOf(clock), jti, htm: method, htu: path, dig: digestOf(body) };
  return {
    signature: await signed(key, { ...claims, ...(idempotencyKey === null ? {} : { ik: idempotencyKey }) }),
    jti,
  };
}

/**
 * `to`: the caller and the `jti` of its request, or null if the request was not proven genuine and fresh. Only a proven
 * request is named in the answer: otherwise a captured signature, sent a second time or with another body, would yield
 * a signed refusal that an attacker could pass off as the answer to the first sending.
 */
export function signAnswer(
  { id, key }: Signer,
  to: { readonly id: string; readonly jti: string } | null,
  { request, status, body }: SignedAnswer,
  clock: Clock,
): Promise<string> {
  return signed(key, {
    iss: id,
    ...(to === null ? {} : { aud: to.id, req: to.jti }),
    iat: secondsOf(clock),
    jti: randomUUID(),
    htm: request.method,
    htu: request.path,
    dig: digestOf(body),
    ...(request.idempotencyKey === null ? {} : { ik: request.idempotencyKey }),
    st: status,
  });
}

/** Reasons of a refusal, for logs. */
export type SignatureFault =
  | 'missing'
  | 'malformed'
  | 'unknownIssuer'
  | 'unknownKey'
  | 'keysUnavailable'
  | 'signature'
  | 'claims'
  | 'audience'
  | 'clock'
  | 'body'
  | 'call';

export type RequestVerdict =
  | { readonly verdict: 'genuine'; readonly peer: Peer; readonly jti: string }
  | { readonly verdict: 'refused'; readonly fault: SignatureFault };

export type AnswerVerdict =
  | { readonly verdict: 'genuine' }
  /** From the other side, but without a proof that it is the answer to this request. */
  | { readonly verdict: 'unbound' }
  | { readonly verdict: 'refused'; readonly fault: SignatureFault };

/** Checks all but replay. `peerOf` finds the connection of an issuer. */
export async function verifyRequest(
  signature: string | null,
  request: SignedRequest,
  expected: { readonly audience: string; readonly clock: Clock; peerOf(issuer: string): Peer | null },
): Promise<RequestVerdict> {
  const issuer = issuerOf(signature);
  if (signature === null || issuer === null)
    return { verdict: 'refused', fault: signature === null ? 'missing' : 'malformed' };
  const peer = expected.peerOf(issuer);
  if (!peer) return { verdict: 'refused', fault: 'unknownIssuer' };
  const read = await claimsOf(signature, peer, RequestClaims);
  if (read.fault !== null) return { verdict: 'refused', fault: read.fault };
  const { claims } = read;
  const fault = claims.aud === expected.audience ? faultOf(claims, request, request.body, expected.clock) : 'audience';
  return fault === null ? { verdict: 'genuine', peer, jti: claims.jti } : { verdict: 'refused', fault };
}

/** `jti`: of the request. */
export async function verifyAnswer(
  signature: string | null,
  { request, status, body }: SignedAnswer,
  expected: { readonly audience: string; readonly clock: Clock; readonly peer: Peer; readonly jti: string },
): Promise<AnswerVerdict> {
  if (signature === null) return { verdict: 'refused', fault: 'missing' };
  const read = await claimsOf(signature, expected.peer, AnswerClaims);
  if (read.fault !== null) return { verdict: 'refused', fault: read.fault };
  const { claims } = read;
  const fault = faultOf(claims, request, body, expected.clock) ?? (claims.st === status ? null : 'call');
  if (fault !== null) return { verdict: 'refused', fault };
  if (claims.req === undefined) return { verdict: 'unbound' };
  if (claims.aud !== expected.audience) return { verdict: 'refused', fault: 'audience' };
  return claims.req === expected.jti ? { verdict: 'genuine' } : { verdict: 'refused', fault: 'call' };
}

const secondsOf = (clock: Clock): number => Math.floor(clock.nowMs() / 1000);

const signed = ({ alg, kid, key }: SigningKey, claims: object): Promise<string> =>
  new CompactSign(new TextEncoder().encode(JSON.stringify(claims)))
    .setProtectedHeader({ alg, kid, typ: SIGNATURE_TYPE })
    .sign(key);

/** Issuer as claimed, before any proof; null if malformed. */
function issuerOf(signature: string | null): string | null {
  if (signature === null || signature.length > MAX_SIGNATURE_LENGTH) return null;
  try {
    const claims: unknown = JSON.parse(Buffer.from(signature.split('.')[1] ?? '', 'base64url').toString());
    const read = z.object({ iss: short }).safeParse(claims);
    return read.success ? read.data.iss : null;
  } catch {
    return null;
  }
}

type Read<C> = { readonly fault: SignatureFault } | { readonly fault: null; readonly claims: C };

async function claimsOf<C extends Claims>(signature: string, peer: Peer, schema: z.ZodMiniType<C>): Promise<Read<C>> {
  const kid = keyIdOf(signature);
  if (kid === null) return { fault: 'malformed' };
  let key: VerificationKey | null;
  try {
    key = await peer.keys.verificationKey(kid);
  } catch {
    return { fault: 'keysUnavailable' };
  }
  if (!key) return { fault: 'unknownKey' };
  try {
    const { payload } = await compactVerify(signature, key.key, { algorithms: [key.alg] });
    const claims = schema.safeParse(JSON.parse(new TextDecoder().decode(payload)));
    return claims.success && claims.data.iss === peer.id ? { fault: null, claims: claims.data } : { fault: 'claims' };
  } catch {
    return { fault: 'signature' };
  }
}

function keyIdOf(signature: string): string | null {
  if (signature.length > MAX_SIGNATURE_LENGTH) return null;
  try {
    const { typ, kid } = decodeProtectedHeader(signature);
    return typ === SIGNATURE_TYPE && typeof kid === 'string' ? kid : null;
  } catch {
    return null;
  }
}

function faultOf(
  claims: Claims,
  { method, path, idempotencyKey }: Omit<SignedRequest, 'body'>,
  body: Uint8Array | null,
  clock: Clock,
): SignatureFault | null {
  if (Math.abs(clock.nowMs() - claims.iat * 1000) > MAX_SKEW_MS) return 'clock';
  if (claims.htm !== method || claims.htu !== path || (claims.ik ?? null) !== idempotencyKey) return 'call';
  return claims.dig === digestOf(body) ? null : 'body';
}
