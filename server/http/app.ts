import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { Logger } from 'pino';
import { BODY_LIMIT_BYTES } from '../../shared/api/endpoint';
import type { Metrics } from '../platform/metrics';
import { OwnTime, timed } from '../platform/own-time';
import { Refusal } from '../services/refusal';
import { limitBodies, ROOMS, type Rooms } from './body-room';
import { keepCookiesPrivate } from './cookies';
import {
  answerBadAddress,
  answerBrokenRequest,
  answerUnknownExpectation,
  OUTAGE_RETRY_AFTER_MS,
  registerErrorAnswers,
  type SendMissing,
} from './error-answers';
import { ARRIVAL, type Arrival, limitLateBodies } from './late-bodies';
import { nothingBuilt, type PageAssets } from './page-assets';
import { askedLocale } from './page-language';
import { dropHidden, inputIssue } from './plain-input';
import { commonHeaders } from './security-headers';

/** Longer than the idle time of common load balancers, so that they close first. */
const KEEP_ALIVE_MS = 72_000;

export const ROUTER = { ignoreTrailingSlash: true } as const;

/** Request ids that a proxy may set; others are replaced. */
const givenRequestId = /^[A-Za-z][\w-]{7,63}$/;
const LETTERS = 'ghijklmnop';

/** 32 letters of a UUID, whose random numbers Node caches. Without digits the log cannot take it for a mobile
 *  number. */
const newRequestId = (): string =>
  randomUUID()
    .replaceAll('-', '')
    .replace(/\d/g, (digit) => LETTERS[Number(digit)] ?? '');

/** The HTTP server without routes: limits, headers, logs, metrics, and an error envelope. */
export function createApp(options: {
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly publicUrl: string;
  readonly trustedProxies: number;
  /** Called when the database cannot serve a call. */
  readonly onOutage?: () => void;
  /** Sends the not-found page to a browser; false if it cannot. */
  readonly sendMissing?: SendMissing;
  readonly assets?: PageAssets;
  /** Monotonic milliseconds; by default those of the process. */
  readonly steadyNowMs?: () => number;
  readonly arrival?: Arrival;
  readonly rooms?: Pick<Rooms, 'calls' | 'forms'>;
  /** Limit of open connections; a further one is closed before it is read. */
  readonly connectionsAtMost?: number;
}): FastifyInstance {
  const arrival = options.arrival ?? ARRIVAL;
  const assets = options.assets ?? nothingBuilt;
  const common = commonHeaders(options.publicUrl);
  const app = fastify({
    loggerInstance: options.logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout:
      arrival.headersMs + Math.max(arrival.bodyMs, arrival.formMs, arrival.uploadMs) + arrival.lookEveryMs,
    // Node's own refusal of a request without a host lacks our headers.
    http: {
      requireHostHeader: false,
      headersTimeout: arrival.headersMs,
      connectionsCheckingInterval: arrival.lookEveryMs,
    },
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    // The framework's own answer lacks our envelope and headers.
    return503OnClosing: false,
    trustProxy: (_address, hop) => hop < options.trustedProxies,
    routerOptions: ROUTER,
    frameworkErrors: (_error, request, reply) =>
      void answerBadAddress(assets, request, reply.header('x-request-id', request.id), common).catch((err: unknown) =>
        request.log.error({ err }, 'a bad address is not answered'),
      ),
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, common),
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && givenRequestId.test(given) ? given : newRequestId();
    },
    // SAFETY: only the type of the logger differs from that of a plain instance.
  }) as unknown as FastifyInstance;
  app.removeContentTypeParser(['text/plain', 'application/json']);
  takeJson(app);
  if (options.connectionsAtMost !== undefined) app.server.maxConnections = options.connectionsAtMost;
  app.server.on('checkExpectation', (_request, response) => answerUnknownExpectation(response, common));
  app.server.on('drop', () => options.metrics.connectionsRefused.inc());

  limitLateBodies(app, arrival);
  const ownTimes = new WeakMap<FastifyRequest, OwnTime>();
  app.addHook('onRequest', async (request) => void ownTimes.set(request, new OwnTime(options.steadyNowMs)));
  app.addHook('preValidation', async (request) => {
    const input = [request.params, request.query, request.body];
    const issue = inputIssue(input);
    if (issue !== null) throw new Refusal('INVALID_REQUEST', { fields: [{ path: '', message: issue }], why: issue });
    dropHidden(input);
    askedLocale(request);
  });
  // After the body is read: its events come from the connection, outside of the request context.
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
    if (isClosing) throw new Refusal('SERVICE_UNAVAILABLE', { retryAfterMs: OUTAGE_RETRY_AFTER_MS, why: 'closing' });
  });
  app.addHook('onRequest', async ({ headers, raw }) => {
    if (headers.host === undefined && raw.httpVersion === '1.1')
      throw new Refusal('INVALID_REQUEST', { why: 'no host' });
    const packed = headers['content-encoding'];
    if (packed !== undefined && packed.toLowerCase() !== 'identity')
      throw new Refusal('UNSUPPORTED_MEDIA_TYPE', {
        message: 'The body must not be compressed.',
        why: 'content-encoding',
      });
  });
  limitBodies(app, options.rooms ?? ROOMS);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const { method } = request;
    const { statusCode: status, elapsedTime: elapsedMs } = reply;
    options.metrics.requests.observe({ method, route, status }, elapsedMs / 1000);
    const own = ownTimes.get(request);
    if (own) options.metrics.ownTime.observe({ method, route }, own.elapsedMs() / 1000);
    request.log.info({ method, route, status, elapsedMs: Math.round(elapsedMs) }, 'answered');
  });
  keepCookiesPrivate(app);
  registerErrorAnswers(app, { sendMissing: async () => false, onOutage: () => undefined, ...options, assets });
  return app;
}

/** An empty body counts as absent, also with a JSON content type: a call with only optional fields needs no body.
 *  Source: API-014. */
function takeJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, String(body), done);
  });
}
