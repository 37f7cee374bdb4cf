import type { KeyObject } from 'node:crypto';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerStore, CallName } from './answer-store';
import type { CallDefinition } from './call-definition';
import type { Clock } from './clock';
import { fingerprintOf } from './fingerprint';
import { isIdempotencyKey, singleHeader, wireHeader } from './headers';
import { LenderProblem, PROBLEM_MEDIA_TYPE, type Problem, wireProblem } from './problem';
import { REPLAY_WINDOW_MS, type ReplayStore } from './replay-store';
import { openFields, SealError, type SealingKey } from './seal';
import { type Peer, type Signer, signAnswer, verifyRequest } from './signature';

const BODY_LIMIT_BYTES = 1024 * 1024;

export interface ReceiverOptions {
  readonly self: Signer;
  /** Connection of an issuer; null if there is none. */
  peerOf(issuer: string): Peer | null;
  readonly clock: Clock;
  readonly replays: ReplayStore;
  readonly answers: AnswerStore;
  /** Private keys that open sealed fields; older ones stay until no sender uses them. */
  readonly openingKeys: readonly SealingKey[];
  /** At least 32 bytes, the same in each process. */
  readonly fingerprintKey: KeyObject;
  readonly version: string;
  readonly bodyLimitBytes?: number;
  /** Path that a proxy has taken off. */
  readonly pathPrefix?: string;
  /** Counts and logs refusals of the channel. No value of the request is passed. */
  onRefused?(refused: { readonly code: string; readonly fault: string; readonly issuer: string | null }): void;
}

/** A request that was proven genuine. */
export interface LenderRequest {
  readonly peer: string;
  readonly jti: string;
  readonly idempotencyKey: string | null;
  /** Equal for requests that ask for the same: a PUT of a known name with another one is OTHER_BODY. */
  readonly fingerprint: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null until the request is proven genuine: no handler runs before. */
    lender: LenderRequest | null;
  }
  interface FastifyContextConfig {
    /** Definition of the call. Without one, a POST needs a key and no field is opened. */
    lenderCall?: CallDefinition;
  }
}

/** Name of the answer that the running call has to store. */
const claims = new WeakMap<FastifyRequest, CallName>();
/** Genuine and fresh requests, also those that are then refused. */
const proven = new WeakMap<FastifyRequest, { readonly id: string; readonly jti: string }>();

/**
 * Receiver of signed calls, for a fastify context of its own (`register` with a prefix).
 * 1. Signature over the raw bytes; a POST's `jti` a second time is refused.
 * 2. JSON, its schema, sealed fields: the handler has `request.body` in clear.
 * 3. `idempotency-key`: 400 without one, 409 while the first call runs, 422 for another body, else the first answer.
 * 4. Each answer is signed, also 404 and 500. A 500 after a fault is no problem of the protocol: it proves nothing.
 */
const receiver: FastifyPluginAsync<ReceiverOptions> = async (scope, options) => {
  scope.decorateRequest('lender', null);
  receiveBytes(scope, options.bodyLimitBytes ?? BODY_LIMIT_BYTES);
  scope.addHook('preValidation', async (request, reply) => admit(options, request, reply));
  scope.addHook('onSend', (request, reply, payload) => finish(options, request, reply, payload));
  scope.setErrorHandler(async (error, request, reply) => answerError(options, error, request, reply));
  scope.setNotFoundHandler(async (_request, reply) => sendProblem(reply, wireProblem('NOT_OFFERED').problem));
};

/** Applies to the context that registers it. */
export const lenderReceiver: FastifyPluginAsync<ReceiverOptions> = Object.assign(receiver, {
  [Symbol.for('skip-override')]: true,
});

function receiveBytes(scope: FastifyInstance, bodyLimit: number): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));
}

async function admit(
  options: ReceiverOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const bytes = Buffer.isBuffer(request.body) ? request.body : null;
  const idempotencyKey = singleHeader(request.headers[wireHeader.idempotencyKey]);
  const { peer, jti } = await prove(options, request, bytes, idempotencyKey);
  const call = request.routeOptions.config.lenderCall;
  request.body = await bodyOf(options, call, bytes);
  const fingerprint = fingerprintOf(options.fingerprintKey, request.method, pathOf(options, request), request.body);
  request.lender = { peer, jti, idempotencyKey, fingerprint };
  const needsKey = call ? call.repeat === 'WITH_KEY' : request.method === 'POST' && !request.is404;
  return needsKey ? claimKey(options, request, reply) : undefined;
}

/** Throws unless the request is genuine and fresh. */
async function prove(
  options: ReceiverOptions,
  request: FastifyRequest,
  body: Buffer | null,
  idempotencyKey: string | null,
): Promise<{ readonly peer: string; readonly jti: string }> {
  const signature = singleHeader(request.headers[wireHeader.signature]);
  const covered = { method: request.method, path: pathOf(options, request), body, idempotencyKey };
  const verdict = await verifyRequest(signature, covered, {
    audience: options.self.id,
    clock: options.clock,
    peerOf: options.peerOf,
  });
  if (verdict.verdict === 'refused') {
    const code = verdict.fault === 'clock' ? 'CLOCK_SKEWED' : 'SIGNATURE_INVALID';
    options.onRefused?.({ code, fault: verdict.fault, issuer: null });
    throw wireProblem(code);
  }
  const { peer, jti } = verdict;
  if (request.method === 'POST') {
    const seen = await options.replays.remember(peer.id, jti, options.clock.nowMs() + REPLAY_WINDOW_MS);
    if (seen !== 'first') {
      const code = seen === 'seen' ? 'REPLAYED' : 'UNAVAILABLE';
      options.onRefused?.({ code, fault: seen, issuer: peer.id });
      throw wireProblem(code);
    }
  }
  proven.set(request, { id: peer.id, jti });
  return { peer: peer.id, jti };
}

const pathOf = ({ pathPrefix = '' }: ReceiverOptions, { originalUrl }: FastifyRequest): string =>
  pathPrefix + originalUrl;

async function bodyOf(
  { openingKeys }: ReceiverOptions,
  call: CallDefinition | undefined,
  bytes: Buffer | null,
): Promise<unknown> {
  if (bytes === null || bytes.length === 0) {
    if (call?.request && call.method !== 'GET') throw wireProblem('INVALID_REQUEST', { detail: 'no body' });
    return undefined;
  }
  const body = jsonOf(bytes);
  if (!call?.request || call.method === 'GET') return body;
  const parsed = call.request.safeParse(body);
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
    throw wireProblem('INVALID_REQUEST', { data: { fields } });
  }
  return openFields(parsed.data, call.sealed, openingKeys);
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw wireProblem('INVALID_REQUEST', { detail: 'no JSON' });
  }
}

async function claimKey(
  { answers }: ReceiverOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const { lender } = request;
  if (!lender?.idempotencyKey || !isIdempotencyKey(lender.idempotencyKey)) throw wireProblem('KEY_MISSING');
  const name: CallName = { peer: lender.peer, key: lender.idempotencyKey };
  const claim = await answers.claim(name, lender.fingerprint);
  switch (claim.claim) {
    case 'ours':
      claims.set(request, name);
      return undefined;
    case 'atWork':
      throw wireProblem('IN_PROGRESS', { retryAfterMs: 1_000 });
    case 'otherBody':
      throw wireProblem('OTHER_BODY');
    case 'full':
      throw wireProblem('UNAVAILABLE');
    case 'answered': {
      const { status, contentType, body } = claim.answer;
      if (contentType !== null) reply.type(contentType);
      return reply.code(status).send(body);
    }
    default:
      return claim satisfies never;
  }
}

function answerError(
  { onRefused }: ReceiverOptions,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const problem = problemFor(error);
  if (problem) {
    if (error instanceof SealError)
      onRefused?.({ code: problem.code, fault: error.field, issuer: proven.get(request)?.id ?? null });
    return sendProblem(reply, problem);
  }
  request.log.error({ err: error }, 'failed');
  return reply
    .code(500)
    .type(PROBLEM_MEDIA_TYPE)
    .send(JSON.stringify({ type: 'about:blank', status: 500, title: 'Internal Server Error' }));
}

const TOO_LARGE = 'FST_ERR_CTP_BODY_TOO_LARGE';

/** Null for a fault, after which nothing is certain. */
function problemFor(error: unknown): Problem | null {
  if (error instanceof LenderProblem) return error.problem;
  if (error instanceof SealError) return wireProblem('SEAL_INVALID', { detail: error.field }).problem;
  const { code, statusCode = 500 } = error as { readonly code?: string; readonly statusCode?: number };
  if (code === TOO_LARGE) return wireProblem('TOO_LARGE').problem;
  const isOfFramework = code?.startsWith('FST_') === true && statusCode >= 400 && statusCode < 500;
  return isOfFramework ? wireProblem('INVALID_REQUEST', { detail: code }).problem : null;
}

const sendProblem = (reply: FastifyReply, problem: Problem): FastifyReply =>
  reply.code(problem.status).type(PROBLEM_MEDIA_TYPE).send(JSON.stringify(problem));

/** Stores the answer for a repeat, then signs it. */
async function finish(
  options: ReceiverOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<Buffer | null> {
  const body = await bytesOf(payload);
  await settleClaim(options, request, reply, body);
  const signature = await signAnswer(
    options.self,
    proven.get(request) ?? null,
    {
      request: {
        method: request.method,
        path: pathOf(options, request),
        idempotencyKey: singleHeader(request.headers[wireHeader.idempotencyKey]),
      },
      status: reply.statusCode,
      body,
    },
    options.clock,
  );
  reply.header(wireHeader.signature, signature).header(wireHeader.version, options.version);
  reply.header('cache-control', 'no-store');
  return body;
}

async function settleClaim(
  { answers }: ReceiverOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  body: Buffer | null,
): Promise<void> {
  const name = claims.get(request);
  if (!name) return;
  claims.delete(request);
  const contentType = singleHeader(reply.getHeader('content-type'));
  const answer = { status: reply.statusCode, contentType, body: body ?? Buffer.alloc(0) };
  try {
    if (reply.statusCode < 500) await answers.store(name, answer);
    else await answers.release(name);
  } catch (err) {
    // The call is done: its answer is better than none. A repeat is refused until the claim expires.
    request.log.error({ err }, 'the answer of a call could not be stored');
  }
}

async function bytesOf(payload: unknown): Promise<Buffer | null> {
  if (payload === null || payload === undefined) return null;
  if (typeof payload === 'string') return Buffer.from(payload);
  if (payload instanceof Uint8Array) return Buffer.from(payload);
  const chunks: Uint8Array[] = [];
  for await (const chunk of payload as AsyncIterable<Uint8Array | string>)
    chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
  return Buffer.concat(chunks);
}
