import { randomInt } from 'node:crypto';
import fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics';
import { OwnTime, timed } from '../own-time';
import { Refusal } from '../services/refusal';
import { answerBadAddress, answerBrokenRequest, registerErrorAnswers } from './error-answers';
import { inputFault } from './plain-input';
import { commonHeaders } from './security-headers';

const BODY_LIMIT_BYTES = 64 * 1024;
/** How long a request may take to arrive, headers and body, and how often it is looked whether one takes longer. */
const ARRIVAL = { withinMs: 30_000, lookEveryMs: 1_000 } as const;
/** Longer than the idle time of common load balancers, so that they close first. */
const KEEP_ALIVE_MS = 72_000;

/** What a proxy in front may name a request; anything else is replaced. */
const givenRequestId = /^[A-Za-z][\w-]{7,63}$/;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** 24 letters. Without digits it never looks like a mobile number, which the log would mask. */
const newRequestId = (): string => Array.from({ length: 24 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** The HTTP server without routes: limits, headers, logs, metrics, and an envelope for everything that goes wrong. */
export function createApp(options: {
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly publicUrl: string;
  readonly trustedProxies: number;
  /** Hears when the database could not serve a call. */
  readonly onOutage?: () => void;
  /** Milliseconds that never jump; those of the process by default. */
  readonly steadyNowMs?: () => number;
  readonly arrival?: { readonly withinMs: number; readonly lookEveryMs: number };
}): FastifyInstance {
  const { withinMs, lookEveryMs } = options.arrival ?? ARRIVAL;
  const common = commonHeaders(options.publicUrl);
  const app = fastify({
    loggerInstance: options.logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: withinMs,
    http: { headersTimeout: withinMs, connectionsCheckingInterval: lookEveryMs },
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    // The framework's own answer has neither envelope nor headers.
    return503OnClosing: false,
    trustProxy: (_address, hop) => hop < options.trustedProxies,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (_error, request, reply) =>
      void answerBadAddress(request, reply.header('x-request-id', request.id), common),
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, common),
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && givenRequestId.test(given) ? given : newRequestId();
    },
  }) as unknown as FastifyInstance;
  app.removeContentTypeParser('text/plain');

  const ownTimes = new WeakMap<FastifyRequest, OwnTime>();
  app.addHook('onRequest', async (request) => void ownTimes.set(request, new OwnTime(options.steadyNowMs)));
  app.addHook('preValidation', async (request) => {
    const fault = inputFault([request.params, request.query, request.body]);
    if (fault !== null) throw new Refusal('INVALID_REQUEST', { fields: [{ path: '', message: fault }], why: fault });
  });
  // After the body has been read: its events come from the connection, and know nothing of the request.
  app.addHook('preValidation', (request, _reply, done) => {
    const own = ownTimes.get(request);
    if (own) timed(own, done);
    else done();
  });

  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).headers(common);
    if (isClosing) throw new Refusal('SERVICE_UNAVAILABLE', { why: 'closing' });
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const { method } = request;
    const { statusCode: status, elapsedTime: elapsedMs } = reply;
    options.metrics.requests.observe({ method, route, status }, elapsedMs / 1000);
    const own = ownTimes.get(request);
    if (own) options.metrics.ownTime.observe({ method, route }, own.elapsedMs() / 1000);
    request.log.info({ method, route, status, elapsedMs: Math.round(elapsedMs) }, 'answered');
  });
  registerErrorAnswers(app, options.metrics, options.onOutage ?? (() => undefined));
  return app;
}
