import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorName } from '../../shared/errors';
import type { NoticeName } from '../../shared/site/documents';
import type { Metrics } from '../platform/metrics';
import { Refusal } from '../services/refusal';
import { isOutage } from '../store/outage';
import { sendNotice } from './notices';
import type { PageAssets } from './page-assets';
import { isForPerson } from './page-language';

/** Refusals by Fastify's error codes. */
const frameworkRefusals: Readonly<Record<string, () => Refusal>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new Refusal('UNSUPPORTED_MEDIA_TYPE'),
  FST_ERR_CTP_BODY_TOO_LARGE: () => new Refusal('PAYLOAD_TOO_LARGE'),
};

/** Sends the not-found page to a browser; false if it cannot. */
export type SendMissing = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

interface Told {
  readonly metrics: Metrics;
  readonly sendMissing: SendMissing;
  readonly assets: PageAssets;
  /** Called when the database cannot serve a call. */
  readonly onOutage: () => void;
}

/** Sends the failure envelope for refusals, framework errors, unknown paths, wrong methods and internal errors (500,
 *  with details only in the log). */
export function registerErrorAnswers(app: FastifyInstance, told: Told): void {
  const methodsOf = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const known = methodsOf.get(url) ?? new Set();
    for (const name of [method].flat()) known.add(name);
    methodsOf.set(url, known);
  });

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const allowed = methodsOf.get(path.length > 1 ? path.replace(/\/$/, '') : path);
    if (!allowed) return refuse(request, reply, new Refusal('NOT_FOUND'), told);
    reply.header('allow', [...allowed].join(', '));
    return refuse(request, reply, new Refusal('METHOD_NOT_ALLOWED'), told);
  });

  app.setErrorHandler((error, request, reply) => {
    const refusal = hasGone(request, error)
      ? new Refusal('INVALID_REQUEST', { why: 'the client has gone' })
      : asRefusal(error);
    if (refusal) {
      request.log.info({ refusal: refusal.name, why: refusal.detail.why }, 'refused');
      return refuse(request, reply, refusal, told);
    }
    request.log.error({ err: error }, 'failed');
    if (!isOutage(error)) return refuse(request, reply, new Refusal('INTERNAL_ERROR'), told);
    told.onOutage();
    return refuse(request, reply, new Refusal('SERVICE_UNAVAILABLE', { retryAfterMs: OUTAGE_RETRY_AFTER_MS }), told);
  });
}

/** A failed-over database or a restarted process is replaced within seconds. */
export const OUTAGE_RETRY_AFTER_MS = 1_000;

/** Reload time of a page whose refusal gives none. */
const REFRESH_AFTER_S = 60;

type Headers = Readonly<Record<string, string>>;

/** Errors before routing, which run no hook: an address that cannot be decoded. */
export async function answerBadAddress(
  assets: PageAssets,
  request: FastifyRequest,
  reply: FastifyReply,
  common: Headers,
): Promise<FastifyReply> {
  reply.headers(common);
  if (isForPerson(request)) return sendNotice(assets, request, reply, 'badAddress');
  return reply.code(400).headers(uncachedJson).send(badRequest('bad address'));
}

/** Node's errors before a request exists: invalid HTTP, headers that are too long or late. For late bodies see
 *  `late-bodies.ts`. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket, common: Headers): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = brokenRequests[error.code ?? ''] ?? '400 Bad Request';
  const body =
    status === LATE
      ? envelopeOf(new Refusal('REQUEST_TIMEOUT', { why: 'late headers' }))
      : badRequest('broken request');
  const headers = { ...common, ...uncachedJson, 'content-length': Buffer.byteLength(body), connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  if (socket.writable) socket.write(`HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}

/** Node answers an unknown expectation by itself, without our headers. */
export function answerUnknownExpectation(response: ServerResponse, common: Headers): void {
  const body = badRequest('unknown expectation');
  const headers = { ...common, ...uncachedJson, 'content-length': Buffer.byteLength(body), connection: 'close' };
  response.writeHead(417, headers).end(body);
}

const LATE = '408 Request Timeout';
const brokenRequests: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: LATE,
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

const uncachedJson = { 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' } as const;
const envelopeOf = (refusal: Refusal, requestId?: string): string => JSON.stringify(refusal.envelope(requestId));

/** Request id in the body of a refusal of a merchant's server; undefined for other callers, which have the header. */
export const requestIdFor = ({ id, routeOptions }: FastifyRequest): string | undefined =>
  routeOptions.config.scope === 'merchant' ? id : undefined;
const badRequest = (why: string): string => envelopeOf(new Refusal('INVALID_REQUEST', { why }));

/** If the page cannot be rendered, the refusal is sent without it. */
const noPage =
  ({ log }: FastifyRequest) =>
  (err: unknown): boolean => {
    log.error({ err }, 'the page of what is missing cannot be drawn');
    return false;
  };

/** True if the connection closed during the body. Source: Node, `IncomingMessage` (event 'error'). */
const hasGone = ({ raw }: FastifyRequest, error: unknown): boolean =>
  raw.destroyed && !raw.complete && error instanceof Error && 'code' in error && error.code === 'ECONNRESET';

function asRefusal(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  if (!isFrameworkError(error)) return null;
  const known = frameworkRefusals[error.code];
  if (known) return known();
  const status = error.statusCode ?? 500;
  // Malformed JSON, an empty body under a JSON type, a body shorter than announced, a bad address.
  return status >= 400 && status < 500 ? new Refusal('INVALID_REQUEST', { why: error.code }) : null;
}

const isFrameworkError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('FST_');

/** Errors that a browser gets as a page, and a program as an envelope. */
const toldByPage: Readonly<Partial<Record<ErrorName, NoticeName>>> = {
  INVALID_REQUEST: 'badAddress',
  NOT_FOUND: 'unknownPage',
  INTERNAL_ERROR: 'fault',
  SERVICE_UNAVAILABLE: 'unavailable',
  TOO_MANY_REQUESTS: 'tooOften',
};

async function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
  { metrics, sendMissing, assets }: Told,
): Promise<FastifyReply> {
  metrics.refusals.inc({ error: refusal.name });
  const { retryAfterMs } = refusal.detail;
  const retryAfterS = retryAfterMs === undefined ? null : Math.max(1, Math.ceil(retryAfterMs / 1000));
  if (retryAfterS !== null) reply.header('retry-after', retryAfterS);
  const notice = toldByPage[refusal.name];
  // The response depends on the client, and for a browser on its language or cookie.
  if (notice !== undefined) reply.header('vary', 'accept, accept-language, cookie');
  if (notice !== undefined && isForPerson(request)) {
    if (notice === 'unavailable' || notice === 'tooOften') reply.header('refresh', retryAfterS ?? REFRESH_AFTER_S);
    const isSent = notice === 'unknownPage' && (await sendMissing(request, reply).catch(noPage(request)));
    return isSent ? reply : sendNotice(assets, request, reply, notice);
  }
  return reply
    .code(refusal.httpStatus)
    .headers(uncachedJson)
    .send(envelopeOf(refusal, requestIdFor(request)));
}
