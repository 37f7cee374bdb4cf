import type * as z from 'zod/mini';
import type { AccessTokens } from './access-token';
import type { AnswerOf, CallDefinition } from './call-definition';
import type { Clock } from './clock';
import { isIdempotencyKey, wireHeader } from './headers';
import { type Outcome, Processing, type Unknown } from './outcome';
import { PROBLEM_MEDIA_TYPE, Problem, type wireProblems } from './problem';
import { type SealingKey, sealFields } from './seal';
import { type Peer, type Signer, signRequest, verifyAnswer } from './signature';
import type { Delivery, Transport, WireAnswer, WireRequest } from './transport';

export interface LenderClientOptions {
  readonly transport: Transport;
  /** Path before that of each call, without a slash at its end. */
  readonly basePath?: string;
  readonly self: Signer;
  readonly peer: Peer;
  /** Public key of the other side, for sealed fields. Null if it cannot be had. */
  sealingKey(): Promise<SealingKey | null>;
  readonly accessTokens?: AccessTokens;
  /** Dated minor version of the protocol. */
  readonly version: string;
  readonly clock: Clock;
}

type BodyOf<Call extends CallDefinition> =
  NonNullable<Call['request']> extends z.ZodMiniType ? Unsealed<z.input<NonNullable<Call['request']>>> : never;
/** A sealed field is given in clear: text, or any object in place of the wire's text. */
type Unsealed<Body> = { readonly [Name in keyof Body]: Body[Name] | (string extends Body[Name] ? object : never) };

export interface CallInput<Call extends CallDefinition> {
  /** Values of `:name` in the path. */
  readonly params?: Readonly<Record<string, string>>;
  /** Body, or query of a GET; sealed fields in clear. */
  readonly body?: BodyOf<Call>;
  /** Required for a call that is repeated with its key. */
  readonly idempotencyKey?: string;
  /** In place of the definition's. */
  readonly withinMs?: number;
  /** Of the answer that the caller has. */
  readonly etag?: string;
}

export interface LenderClient {
  /** Rejects only for a mistake of the caller: a parameter or key that is missing, no key to seal with. */
  call<Call extends CallDefinition>(call: Call, input?: CallInput<Call>): Promise<Outcome<AnswerOf<Call>>>;
  close(): Promise<void>;
}

/** A call as it is sent, perhaps twice. */
interface Prepared {
  readonly method: CallDefinition['method'];
  readonly path: string;
  readonly body: Buffer | null;
  readonly idempotencyKey: string | null;
  readonly etag: string | null;
}

interface Sent {
  readonly delivery: Delivery;
  readonly jti: string;
}

/** Makes any call of a definition. A call that may be repeated at any time is sent once more if a reused socket ended
 *  before any byte of the answer. */
export function lenderClient(options: LenderClientOptions): LenderClient {
  return {
    async call<Call extends CallDefinition>(call: Call, input: CallInput<Call> = {}) {
      const prepared = await prepare(options, call, input);
      const withinMs = input.withinMs ?? call.withinMs;
      const endsAtMs = options.clock.nowMs() + withinMs;
      const token = await tokenOf(options);
      if (token === false) return { outcome: 'notDone', why: 'noToken', errorCode: null };
      let sent = await send(options, prepared, token, withinMs);
      const leftMs = endsAtMs - options.clock.nowMs();
      if (call.repeat === 'ANY_TIME' && leftMs > 0 && isStale(sent.delivery))
        sent = await send(options, prepared, token, leftMs);
      const { delivery } = sent;
      if (delivery.delivery === 'notSent')
        return { outcome: 'notDone', why: delivery.why, errorCode: delivery.errorCode };
      if (delivery.delivery === 'lost') return { outcome: 'unknown', why: delivery.why, errorCode: delivery.errorCode };
      if (token !== null && delivery.status === 401) options.accessTokens?.drop(token);
      return read(options, call, prepared, sent.jti, delivery);
    },
    close: () => options.transport.close(),
  };
}

const isStale = (delivery: Delivery): boolean => delivery.delivery === 'lost' && delivery.isStaleSocket;

/** Null without OAuth; false if there is no token. */
async function tokenOf({ accessTokens }: LenderClientOptions): Promise<string | null | false> {
  if (!accessTokens) return null;
  try {
    return await accessTokens.token();
  } catch {
    return false;
  }
}

async function prepare<Call extends CallDefinition>(
  options: LenderClientOptions,
  call: Call,
  { params = {}, body, idempotencyKey, etag }: CallInput<Call>,
): Promise<Prepared> {
  if (call.repeat === 'WITH_KEY' && !isIdempotencyKey(idempotencyKey ?? ''))
    throw new Error(`${call.method} ${call.path} needs an idempotency key`);
  const path = (options.basePath ?? '') + pathOf(call.path, params);
  const isQuery = call.method === 'GET';
  return {
    method: call.method,
    path: isQuery ? path + queryOf(body) : path,
    body: isQuery || body === undefined ? null : Buffer.from(JSON.stringify(await sealed(options, call, body))),
    idempotencyKey: call.repeat === 'WITH_KEY' ? (idempotencyKey ?? null) : null,
    etag: etag ?? null,
  };
}

async function sealed(options: LenderClientOptions, call: CallDefinition, body: unknown): Promise<unknown> {
  if (call.sealed.length === 0) return body;
  const key = await options.sealingKey();
  if (!key) throw new Error(`${call.method} ${call.path} needs a key to seal with`);
  return sealFields(body, call.sealed, key);
}

function pathOf(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/:(\w+)/g, (_all, name: string) => {
    const value = params[name];
    if (value === undefined || value === '' || value === '.' || value === '..')
      throw new Error(`${path} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });
}

/** A list is a repeated name. */
function queryOf(fields: unknown): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields ?? {}))
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== undefined && each !== null) query.append(name, String(each));
  return query.size === 0 ? '' : `?${query}`;
}

async function send(
  { self, peer, transport, version, clock }: LenderClientOptions,
  { method, path, body, idempotencyKey, etag }: Prepared,
  token: string | null,
  withinMs: number,
): Promise<Sent> {
  const { signature, jti } = await signRequest(self, peer.id, { method, path, body, idempotencyKey }, clock);
  const headers: WireRequest['headers'] = {
    accept: `application/json, application/x-ndjson, ${PROBLEM_MEDIA_TYPE}`,
    [wireHeader.signature]: signature,
    [wireHeader.version]: version,
    ...(body === null ? {} : { 'content-type': 'application/json' }),
    ...(idempotencyKey === null ? {} : { [wireHeader.idempotencyKey]: idempotencyKey }),
    ...(etag === null ? {} : { 'if-none-match': etag }),
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  };
  return { delivery: await transport.send({ method, path, headers, body, withinMs }), jti };
}

async function read<Call extends CallDefinition>(
  { self, peer, clock }: LenderClientOptions,
  call: Call,
  request: Prepared,
  jti: string,
  { status, headers, body }: WireAnswer,
): Promise<Outcome<AnswerOf<Call>>> {
  const signature = headers[wireHeader.signature] ?? null;
  const expected = { audience: self.id, clock, peer, jti };
  const verdict = await verifyAnswer(signature, { request, status, body }, expected);
  if (verdict.verdict === 'refused') return { outcome: 'unknown', why: 'signature', fault: verdict.fault, status };
  if (verdict.verdict === 'unbound') {
    const problem = Problem.safeParse(jsonOf(body));
    return { outcome: 'unknown', why: 'unbound', status, code: problem.success ? problem.data.code : null };
  }
  if (status === 200) return answered(call, status, body, headers.etag ?? null);
  if (status === 202 && call.accepted === true) return accepted(status, body);
  if (status === 304 && call.hasEtag === true && request.etag !== null) return { outcome: 'notModified' };
  return status >= 400 ? refused(status, body) : brokenSchema(status, []);
}

function answered<Call extends CallDefinition>(
  call: Call,
  status: number,
  body: Buffer,
  etag: string | null,
): Outcome<AnswerOf<Call>> {
  const isLines = call.media === 'ndjson';
  const lines = isLines ? linesOf(body).map(jsonOf) : [jsonOf(body)];
  const answers: unknown[] = [];
  for (const line of lines) {
    const parsed = call.response.safeParse(line);
    if (!parsed.success) return brokenSchema(status, parsed.error.issues);
    answers.push(parsed.data);
  }
  return { outcome: 'answered', answer: (isLines ? answers : answers[0]) as AnswerOf<Call>, etag };
}

function accepted(status: number, body: Buffer): Outcome<never> {
  const parsed = Processing.safeParse(jsonOf(body));
  return parsed.success ? { outcome: 'accepted', processing: parsed.data } : brokenSchema(status, parsed.error.issues);
}

function refused(status: number, body: Buffer): Outcome<never> {
  const parsed = Problem.safeParse(jsonOf(body));
  if (!parsed.success) return brokenSchema(status, parsed.error.issues);
  const problem = parsed.data;
  if (problem.status !== status) return brokenSchema(status, []);
  return problem.code === IN_PROGRESS
    ? { outcome: 'unknown', why: 'inProgress', retryAfterMs: problem.retryAfterMs ?? null }
    : { outcome: 'problem', problem };
}

const IN_PROGRESS: keyof typeof wireProblems = 'IN_PROGRESS';

const brokenSchema = (status: number, issues: readonly z.core.$ZodIssue[]): Unknown => ({
  outcome: 'unknown',
  why: 'schema',
  status,
  issues: issues.map(({ path, code }) => `${path.map(nameOf).join('.')}: ${code}`),
});
/** Keys of a record may be data. */
const nameOf = (part: PropertyKey): string => (/^\w{1,64}$/.test(String(part)) ? String(part) : '…');

const linesOf = (body: Buffer): Buffer[] =>
  body
    .toString()
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => Buffer.from(line));

/** Undefined if it is not JSON. */
function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
