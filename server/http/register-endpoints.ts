import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type Endpoint, routeOf } from '../../shared/api/endpoint';
import { header } from '../../shared/api/headers';
import { siteCookie } from '../../shared/site/cookies';
import type { Metrics } from '../platform/metrics';
import type { CallMaker } from '../services/call-counters';
import type { Caller, SiteCaller, WidgetCaller } from '../services/caller';
import { isDocumented } from '../services/documented-refusals';
import { Refusal } from '../services/refusal';
import type { Known } from './admission';
import { BodyRoom, ROOMS } from './body-room';
import type { BuiltFile } from './built-files';
import { callOf } from './call-of';
import { sendsCookie } from './cookies';
import { requestIdFor } from './error-answers';
import { admitCheckoutCall, admitWidgetCall } from './frame-auth';
import type { Handler } from './handler';
import { type Answer, withIdempotencyKey } from './idempotency';
import { inputOf } from './input-of';
import { admitMerchantCall } from './merchant-auth';
import { admitPageCall } from './page-auth';
import { parseRequest } from './parse';
import { admitSalesCall } from './sales-auth';
import { ResponseCache, sendCachedResponse, sendJson } from './send-json';
import { admitSiteCall, calledSite, type SiteDeps, withSiteSession } from './site-auth';
import { type SiteHost, siteVisit } from './site-session';
import { admitTelesalesCall } from './telesales-auth';

interface EndpointDeps extends SiteDeps {
  readonly metrics: Metrics;
  /** Outside production responses are checked against the schema, and refusals against the endpoint's list. */
  readonly checksResponses: boolean;
  /** Simulated refusal for a sandbox customer: the one named in the request, or the session's (null for neither). Null
   *  if there is none. */
  refusalFor(endpoint: Endpoint, input: unknown, sessionMobile: string | null): Refusal | null;
}

interface CallDeps extends EndpointDeps {
  readonly responses: ResponseCache;
  /** Validated answers, which may be sent again. */
  readonly checked: WeakSet<object>;
}

const IdempotencyKey = z.string().check(z.regex(/^[\x21-\x7e]{8,128}$/));

export async function registerEndpoints(
  app: FastifyInstance,
  { services, handlers }: { readonly services: EndpointDeps; readonly handlers: readonly Handler[] },
): Promise<void> {
  const deps = { ...services, responses: new ResponseCache(), checked: new WeakSet<object>() };
  const uploads = new BodyRoom(ROOMS.uploads);
  for (const handler of handlers) {
    const { endpoint, scope } = handler;
    if (endpoint.bodyLimitBytes !== null && scope !== 'site')
      throw new Error(`${endpoint.path} takes a large body, which only the site's own sessions may send`);
    app.route({
      method: endpoint.method,
      url: routeOf(endpoint),
      config: { scope: endpoint.scope, ...(endpoint.bodyLimitBytes !== null && { bodyOf: 'session' }) },
      ...(endpoint.bodyLimitBytes !== null && {
        bodyLimit: endpoint.bodyLimitBytes,
        onRequest: (request: FastifyRequest, reply: FastifyReply) => admitLargeBody(deps, uploads, request, reply),
      }),
      handler: (request, reply) => answer(handler, request, reply, deps),
    });
  }
}

/** Throws if an endpoint of the table has no handler. A second handler is refused by fastify. */
export function requireEndpoints(app: FastifyInstance, table: Readonly<Record<string, Endpoint>>): void {
  for (const [name, endpoint] of Object.entries(table))
    if (!app.hasRoute({ method: endpoint.method, url: routeOf(endpoint) }))
      throw new Error(`endpoint ${name} has no handler`);
}

/** A large body is read only for a session with a verified number, within the byte limit of that session. */
async function admitLargeBody(
  deps: EndpointDeps,
  room: BodyRoom,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const host = calledSite(deps, request);
  const session =
    host && sendsCookie(request, siteCookie.sessionId) && (await siteVisit(deps, host, request, reply)).session;
  if (!session || session.mobile === null)
    throw new Refusal('AUTHORIZATION_FAIL', { why: 'a large body without a session' });
  room.take(request, reply, session.tokenHash);
}

async function answer(
  handler: Handler,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: CallDeps,
): Promise<FastifyReply> {
  const { endpoint } = handler;
  reply.header('cache-control', 'no-store');
  const admitted = await admitChecked(handler, request, reply, deps);
  const input = endpoint.request && parseRequest(endpoint.request, inputOf(endpoint, request));
  const work = async (hasWaited: boolean): Promise<Answer & { readonly cached?: BuiltFile }> => {
    const { run, sessionMobile } = hasWaited ? await admitChecked(handler, request, reply, deps) : admitted;
    try {
      const refusal = deps.refusalFor(endpoint, input, sessionMobile);
      if (refusal) throw refusal;
      const data = await run(input);
      const write = (): string => JSON.stringify({ success: true, data, nav: endpoint.nav?.(data) ?? undefined });
      if (endpoint.idempotent || endpoint.cacheForSeconds === 0) return { body: write(), isFinal: true };
      reply.header('cache-control', `public, max-age=${endpoint.cacheForSeconds}`);
      return { body: '', isFinal: true, cached: deps.responses.of(data, write) };
    } catch (error) {
      // A business failure is a normal answer; everything else goes to the error handler.
      if (!(error instanceof Refusal) || error.httpStatus !== 200) throw error;
      deps.metrics.refusals.inc({ error: error.name });
      request.log.info({ refusal: error.name, why: error.detail.why }, 'refused');
      return { body: JSON.stringify(error.envelope(requestIdFor(request))), isFinal: !error.row.retryable };
    }
  };
  if (!endpoint.idempotent) {
    const { body, cached } = await work(false);
    return cached ? sendCachedResponse(request, reply, cached) : sendJson(request, reply, body);
  }
  const key = IdempotencyKey.safeParse(request.headers[header.idempotencyKey]);
  if (!key.success)
    throw new Refusal('INVALID_REQUEST', {
      fields: [{ path: header.idempotencyKey, message: 'must be a header of 8 to 128 visible characters' }],
    });
  const name = { ...admitted.owner, endpoint: endpoint.path, key: key.data };
  const { body, isReplay } = await withIdempotencyKey(deps, name, input, work);
  if (isReplay) request.log.info({ requestId: request.id }, 'repeated call got the first answer');
  return sendJson(request, reply.header('idempotency-replayed', String(isReplay)), body);
}

interface Admitted {
  readonly owner: { readonly merchantKey: string; readonly agentId: string };
  readonly sessionMobile: string | null;
  run(input: unknown): Promise<unknown>;
}

/** Admits a call. Outside production its answers and refusals are checked against the endpoint, except refusals of the
 *  sandbox, which may be any error. */
async function admitChecked(
  handler: Handler,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: CallDeps,
): Promise<Admitted> {
  const admitted = admit(handler, request, reply, deps);
  if (!deps.checksResponses) return admitted;
  const { endpoint } = handler;
  const refusedAsSaid = (error: unknown): never => {
    if (!(error instanceof Refusal) || isDocumented(endpoint, error)) throw error;
    throw new Error(`${endpoint.path} does not say that it can be refused with ${error.name}`, { cause: error });
  };
  const { run, ...who } = await admitted.catch(refusedAsSaid);
  return {
    ...who,
    run: async (input) => {
      const data = await run(input).catch(refusedAsSaid);
      checkResponse(endpoint, data, deps.checked);
      return data;
    },
  };
}

async function admit(
  handler: Handler,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: EndpointDeps,
): Promise<Admitted> {
  const admitted = async <Who extends Caller>({ by, caller, refusal }: Known<Who>): Promise<Who> => {
    if (by.merchantKey !== '') request.log = request.log.child(namesOf(by));
    await deps.calls.consume(by);
    if (refusal) throw refusal;
    return caller;
  };
  const ofSite = async (
    host: SiteHost,
    run: (input: unknown, caller: SiteCaller) => Promise<unknown>,
  ): Promise<Admitted> => {
    const visitor = await admitted(await admitSiteCall(deps, host, request, reply));
    const caller = handler.startsSession ? await withSiteSession(deps, host, visitor, request, reply) : visitor;
    return { ...ofVisitor(caller), run: (input) => run(input, caller) };
  };
  switch (handler.scope) {
    case 'sales': {
      const caller = await admitted(await admitSalesCall(deps, request));
      const { merchant, agentId } = caller;
      return owned(merchant.merchantKey, agentId, (input) => handler.run(input, caller));
    }
    case 'telesales': {
      const site = calledSite(deps, request);
      if (!site) throw new Refusal('AUTHORIZATION_FAIL', { why: 'not a page of the desk' });
      const caller = await admitted(await admitTelesalesCall(deps, site, request, reply));
      const { merchant, agentId } = caller;
      return owned(merchant.merchantKey, agentId, (input) => handler.run(input, caller));
    }
    case 'widget': {
      const site = calledSite(deps, request);
      if (site) return ofSite(site, handler.run);
      const caller = await admitted(await admitWidgetCall(deps, request));
      return { ...ofVisitor(caller), run: (input) => handler.run(input, caller) };
    }
    case 'site': {
      const site = calledSite(deps, request);
      if (!site) throw new Refusal('AUTHORIZATION_FAIL', { why: 'not a page of the site' });
      return ofSite(site, handler.run);
    }
    case 'checkout': {
      const caller = await admitted(await admitCheckoutCall(deps, request));
      const { txnUuid, mobile } = caller.session;
      request.log = request.log.child({ txnUuid });
      // A reload starts a new session; the repeated payment stays the same.
      return owned(caller.merchant.merchantKey, txnUuid, (input) => handler.run(input, caller), mobile);
    }
    case 'merchant': {
      const caller = await admitted(await admitMerchantCall(deps, request));
      return owned(caller.merchant.merchantKey, 'server', (input) => handler.run(input, caller));
    }
    case 'page': {
      const caller = await admitted(await admitPageCall(deps, request, reply));
      return owned(caller.merchant.merchantKey, '', (input) => handler.run(input, caller));
    }
    case 'public': {
      const call = callOf(request);
      const caller = await admitted({ by: { maker: 'client', merchantKey: '', client: call.client }, caller: call });
      return owned('', '', (input) => handler.run(input, caller));
    }
    default:
      return handler satisfies never;
  }
}

const owned = (
  merchantKey: string,
  agentId: string,
  run: Admitted['run'],
  sessionMobile: string | null = null,
): Admitted => ({ owner: { merchantKey, agentId }, sessionMobile, run });

const ofVisitor = ({ merchant: { merchantKey }, session }: WidgetCaller): Omit<Admitted, 'run'> => ({
  owner: { merchantKey, agentId: session?.tokenHash ?? '' },
  sessionMobile: session?.mobile ?? null,
});

const namesOf = (by: CallMaker): Readonly<Record<string, string>> =>
  by.maker === 'agent' ? { merchantKey: by.merchantKey, agentId: by.agentId } : { merchantKey: by.merchantKey };

function checkResponse(endpoint: Endpoint, data: unknown, checked: WeakSet<object>): void {
  const isObject = typeof data === 'object' && data !== null;
  if (isObject && checked.has(data)) return;
  const { success, error } = endpoint.response.safeParse(data);
  if (success) {
    if (isObject) checked.add(data);
    return;
  }
  throw new Error(`the answer of ${endpoint.path} is not what its schema says`, { cause: error });
}
