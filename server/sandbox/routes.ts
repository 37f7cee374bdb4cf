import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { Mobile } from '../../shared/api/fields';
import { sandboxGallery, sandboxPhone } from '../../shared/site/routes';
import { sendPage } from '../http/pages';
import { parseRequest } from '../http/parse';
import { aMonthLater } from '../lenders/debits';
import type { PaymentBehaviour } from '../lenders/payment-behaviour';
import type { Clock } from '../platform/clock';
import { Refusal } from '../services/refusal';
import type { SandboxInbox } from '../sms/sandbox-inbox';
import { isRegisteredOrigin } from '../store/merchants';
import type { Db } from '../store/schema';
import { registerApplicationPage } from './application-page';
import { type LenderPageDeps, registerLenderPage } from './lender-page';
import { registerMandatePage } from './mandate-page';
import { describeTestCustomers } from './test-customers';

const InboxQuery = z.object({ mobile: Mobile });
const INBOX_LOOKED_AT_EVERY_MS = 300;
/** Polls between two comment lines, which keep proxies from closing a silent stream. */
const LOOKS_BETWEEN_SIGNS_OF_LIFE = 50;

interface SandboxDeps extends LenderPageDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly inbox: SandboxInbox;
  behaviourOf(mobile: string): PaymentBehaviour;
  /** Origin of the example merchant, whose hub embeds the phone. */
  readonly exampleOrigin: string;
  readonly closing: AbortSignal;
}

/** The sandbox phone and the test customers. Not registered in production. */
export function registerSandbox(app: FastifyInstance, deps: SandboxDeps): void {
  registerLenderPage(app, deps);
  registerApplicationPage(app, deps);
  registerMandatePage(app, deps);

  app.get('/sandbox/customers', async (request, reply) => {
    await allowRegisteredOrigin(deps.db, request, reply);
    return describeTestCustomers();
  });

  app.get('/sandbox/sms', async (request, reply) => {
    await allowRegisteredOrigin(deps.db, request, reply);
    const { mobile } = parseRequest(InboxQuery, request.query);
    return { messages: await deps.inbox.read(mobile) };
  });

  app.get('/sandbox/sms/stream', async (request, reply) => {
    await allowRegisteredOrigin(deps.db, request, reply);
    const { mobile } = parseRequest(InboxQuery, request.query);
    const afterId = z.catch(z.coerce.number().check(z.int(), z.gte(0)), 0).parse(request.headers['last-event-id']);
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    return reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('x-accel-buffering', 'no')
      .send(Readable.from(messageEvents(deps, mobile, afterId, gone.signal)));
  });

  // For the phone's button and for merchants' tests: the phone's page needs no registered origin.
  app.post('/sandbox/month-later', async (request, reply) => {
    await allowRegisteredOrigin(deps.db, request, reply);
    const { mobile } = parseRequest(InboxQuery, request.query);
    return aMonthLater(deps, mobile);
  });

  app.get(sandboxPhone.path, (request, reply) =>
    sendPage(deps.assets, request, reply, {
      page: 'sandbox-phone',
      ancestors: ["'self'", deps.exampleOrigin],
      merchantOrigins: [],
    }),
  );

  app.get(sandboxGallery.path, async (request, reply) => {
    if (!(await deps.assets.frame('gallery'))) throw new Refusal('NOT_FOUND');
    return sendPage(deps.assets, request, reply, {
      page: 'gallery',
      ancestors: ["'self'"],
      merchantOrigins: [],
      mediaOrigins: ["'self'"],
      embeds: ["'self'"],
    });
  });
}

/** Messages of a number as server-sent events: the existing ones, then each new one. A reconnecting browser sends the
 *  id of its last message and gets those after it. Ends when `closing` aborts. */
async function* messageEvents(
  deps: SandboxDeps,
  mobile: string,
  afterId: number,
  gone: AbortSignal,
): AsyncGenerator<string> {
  const ended = AbortSignal.any([gone, deps.closing]);
  let lastId = afterId;
  yield 'retry: 1000\n\n';
  for (let look = 1; !gone.aborted; look += 1) {
    // Read before the query, so that messages sent until the shutdown are still delivered.
    const isLast = deps.closing.aborted;
    for (const message of await deps.inbox.read(mobile, lastId)) {
      lastId = message.id;
      yield `id: ${message.id}\ndata: ${JSON.stringify(message)}\n\n`;
    }
    if (isLast) return;
    if (look % LOOKS_BETWEEN_SIGNS_OF_LIFE === 0) yield ': alive\n\n';
    await deps.clock.delay(INBOX_LOOKED_AT_EVERY_MS, ended);
  }
}

async function allowRegisteredOrigin(db: Db, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { origin } = request.headers;
  reply.header('vary', 'origin').header('cache-control', 'no-store');
  if (origin !== undefined && (await isRegisteredOrigin(db, origin)))
    reply.header('access-control-allow-origin', origin);
}
