import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import type { Metrics } from '../metrics';
import { Refusal } from '../services/refusal';
import { isOutage } from '../store/outage';

/** Fastify's own refusals, by its code. */
const frameworkRefusals: Readonly<Record<string, () => Refusal>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new Refusal('UNSUPPORTED_MEDIA_TYPE'),
  FST_ERR_CTP_BODY_TOO_LARGE: () => new Refusal('PAYLOAD_TOO_LARGE'),
};

/** Every answer that is not a success has the failure envelope: refusals, what the framework refuses, unknown paths,
 *  wrong methods, and faults of ours (500, told to the log and not to the caller). */
export function registerErrorAnswers(app: FastifyInstance, metrics: Metrics): void {
  const methodsOf = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const known = methodsOf.get(url) ?? new Set();
    for (const name of [method].flat()) known.add(name);
    methodsOf.set(url, known);
  });

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const allowed = methodsOf.get(path.length > 1 ? path.replace(/\/$/, '') : path);
    if (!allowed) return refuse(reply, new Refusal('NOT_FOUND'), metrics);
    reply.header('allow', [...allowed].join(', '));
    return refuse(reply, new Refusal('METHOD_NOT_ALLOWED'), metrics);
  });

  app.setErrorHandler((error, request, reply) => {
    const refusal = asRefusal(error);
    if (refusal) {
      request.log.info({ refusal: refusal.name, why: refusal.detail.why }, 'refused');
      return refuse(reply, refusal, metrics);
    }
    request.log.error({ err: error }, 'failed');
    return refuse(reply, new Refusal(isOutage(error) ? 'SERVICE_UNAVAILABLE' : 'INTERNAL_ERROR'), metrics);
  });
}

/** What the framework refuses before it has a route: an address that cannot be decoded. */
export const answerBadAddress = (reply: FastifyReply): FastifyReply =>
  reply
    .code(400)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(new Refusal('INVALID_REQUEST', { why: 'bad address' }).envelope()));

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

function refuse(reply: FastifyReply, refusal: Refusal, metrics: Metrics): FastifyReply {
  metrics.refusals.inc({ error: refusal.name });
  if (refusal.detail.retryAfterMs !== undefined)
    reply.header('retry-after', Math.max(1, Math.ceil(refusal.detail.retryAfterMs / 1000)));
  return reply
    .code(refusal.httpStatus)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(refusal.envelope()));
}
