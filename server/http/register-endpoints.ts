import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type Endpoint, routeOf } from '../../shared/api/endpoint';
import { header } from '../../shared/api/headers';
import type { Metrics } from '../metrics';
import type { CallLimit } from '../services/call-limit';
import type { Caller, SiteCaller } from '../services/caller';
import { Refusal } from '../services/refusal';
import { callOf } from './call-of';
import { admitCheckoutCall, admitWidgetCall } from './frame-auth';
import type { Handler } from './handler';
import { type Answer, withIdempotencyKey } from './idempotency';
import { admitMerchantCall } from './merchant-auth';
import { admitPageCall } from './page-auth';
import { parseRequest } from './parse';
import { admitSalesCall } from './sales-auth';
import { sendJson } from './send-json';
import { admitSiteCall, calledSite, type SiteDeps, withSiteSession } from './site-auth';
import type { SiteHost } from './site-session';

interface EndpointDeps extends SiteDeps {
  readonly metrics: Metrics;
  readonly calls: CallLimit;
  /** Outside production every answer is held against its schema. */
  readonly checksResponses: boolean;
  /** Lets the sandbox refuse a step for a test customer: one whom the request names, or the session's own (null for
   *  neither). Null where nothing is to be refused. */
  refusalFor(endpoint: Endpoint, input: unknown, sessionMobile: string | null): Refusal | null;
}

const IdempotencyKey = z.string().check(z.regex(/^[\x21-\x7e]{8,128}$/));

/** Registers every endpoint of the table. Throws when one has no handler, or more than one. */
export function registerEndpoints(
  app: FastifyInstance,
  table: Readonly<Record<string, Endpoint>>,
  handlers: readonly Handler[],
  deps: EndpointDeps,
): void {
  for (const [name, endpoint] of Object.entries(table)) {
    const [handler, ...others] = handlers.filter((candidate) => candidate.endpoint === endpoint);
    if (!handler || others.length > 0) throw new Error(`endpoint ${name} needs exactly one handler`);
    app.route({
      method: endpoint.method,
      url: routeOf(endpoint),
      handler: (request, reply) => answer(handler, request, reply, deps),
    });
  }
}

async function answer(
  handler: Handler,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: EndpointDeps,
): Promise<FastifyReply> {
  const { endpoint } = handler;
  reply.header('cache-control', 'no-store');
  const admitted = await admit(handler, request, reply, deps);
  const input = endpoint.request && parseRequest(endpoint.request, inputOf(endpoint, request));
  const work = async (hasWaited: boolean): Promise<Answer> => {
    const { run, sessionMobile } = hasWaited ? await admit(handler, request, reply, deps) : admitted;
    try {
      const refusal = deps.refusalFor(endpoint, input, sessionMobile);
      if (refusal) throw refusal;
      const data = await run(input);
      if (deps.checksResponses) checkResponse(endpoint, data);
      if (endpoint.cacheForSeconds > 0) reply.header('cache-control', `public, max-age=${endpoint.cacheForSeconds}`);
      const nav = endpoint.nav?.(data) ?? undefined;
      return { body: JSON.stringify({ success: true, data, nav }), isFinal: true };
    } catch (error) {
      // A business failure is an answer like any other; everything else is for the error handler.
      if (!(error instanceof Refusal) || error.httpStatus !== 200) throw error;
      deps.metrics.refusals.inc({ error: error.name });
      request.log.info({ refusal: error.name, why: error.detail.why }, 'refused');
      return { body: JSON.stringify(error.envelope()), isFinal: !error.row.retryable };
    }
  };
  if (!endpoint.idempotent) return sendJson(request, reply, (await work(false)).body);
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
  /** Whose idempotency keys these are. */
  readonly owner: { readonly merchantKey: string; readonly agentId: string };
  readonly sessionMobile: string | null;
  run(input: unknown): Promise<unknown>;
}

async function admit(
  handler: Handler,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: EndpointDeps,
): Promise<Admitted> {
  const admitted = async (
    caller: Caller,
    merchantKey: string,
    agentId: string,
    run: Admitted['run'],
    sessionMobile: string | null = null,
  ): Promise<Admitted> => {
    await deps.calls.consume([caller.client, merchantKey]);
    return { owner: { merchantKey, agentId }, sessionMobile, run };
  };
  const ofSite = async (
    host: SiteHost,
    run: (input: unknown, caller: SiteCaller) => Promise<unknown>,
  ): Promise<Admitted> => {
    const visitor = await admitSiteCall(deps, host, request, reply);
    const { merchantKey } = visitor.merchant;
    request.log = request.log.child({ merchantKey });
    await deps.calls.consume([visitor.client, merchantKey]);
    const caller = handler.startsSession ? await withSiteSession(deps, host, visitor, reply) : visitor;
    const { tokenHash = '', mobile = null } = caller.session ?? {};
    return { owner: { merchantKey, agentId: tokenHash }, sessionMobile: mobile, run: (input) => run(input, caller) };
  };
  switch (handler.scope) {
    case 'sales': {
      const caller = await admitSalesCall(deps, request);
      const { agentId } = caller;
      const { merchantKey } = caller.merchant;
      request.log = request.log.child({ merchantKey, agentId });
      return admitted(caller, merchantKey, agentId, (input) => handler.run(input, caller));
    }
    case 'widget': {
      const site = calledSite(deps, request);
      if (site) return ofSite(site, handler.run);
      const caller = await admitWidgetCall(deps, request);
      const { merchantKey } = caller.merchant;
      request.log = request.log.child({ merchantKey });
      const { tokenHash = '', mobile = null } = caller.session ?? {};
      return admitted(caller, merchantKey, tokenHash, (input) => handler.run(input, caller), mobile);
    }
    case 'site': {
      const site = calledSite(deps, request);
      if (!site) throw new Refusal('AUTHORIZATION_FAIL', { why: 'not a page of the site' });
      return ofSite(site, handler.run);
    }
    case 'checkout': {
      const caller = await admitCheckoutCall(deps, request);
      const { merchantKey } = caller.merchant;
      const { txnUuid, mobile } = caller.session;
      request.log = request.log.child({ merchantKey, txnUuid });
      // A reload starts a new session; the payment it repeats is still the same one.
      return admitted(caller, merchantKey, txnUuid, (input) => handler.run(input, caller), mobile);
    }
    case 'merchant': {
      const caller = await admitMerchantCall(deps, request);
      const { merchantKey } = caller.merchant;
      request.log = request.log.child({ merchantKey });
      return admitted(caller, merchantKey, 'server', (input) => handler.run(input, caller));
    }
    case 'page': {
      const caller = await admitPageCall(deps, request, reply);
      const { merchantKey } = caller.merchant;
      request.log = request.log.child({ merchantKey });
      return admitted(caller, merchantKey, '', (input) => handler.run(input, caller));
    }
    case 'public': {
      const caller = callOf(request);
      return admitted(caller, '', '', (input) => handler.run(input, caller));
    }
    default:
      return handler satisfies never;
  }
}

const inputOf = (endpoint: Endpoint, request: FastifyRequest): unknown =>
  endpoint.method === 'GET' ? request.query : request.body;

function checkResponse(endpoint: Endpoint, data: unknown): void {
  const checked = endpoint.response.safeParse(data);
  if (checked.success) return;
  throw new Error(`the answer of ${endpoint.path} is not what its schema says`, { cause: checked.error });
}
