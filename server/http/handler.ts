import type { Endpoint, EndpointScope, RequestOf, ResponseOf } from '../../shared/api/endpoint';
import type {
  Caller,
  CheckoutCaller,
  MerchantCaller,
  PageCaller,
  SalesCaller,
  SiteCaller,
  TelesalesCaller,
  WidgetCaller,
} from '../services/caller';

/** Who calls an endpoint of each scope. */
interface Callers extends Record<EndpointScope, Caller> {
  sales: SalesCaller;
  telesales: TelesalesCaller;
  widget: WidgetCaller;
  site: SiteCaller;
  checkout: CheckoutCaller;
  merchant: MerchantCaller;
  page: PageCaller;
  public: Caller;
}

/** An endpoint of the table together with what answers it. `run` gets a request that its schema has passed. */
interface HandlerOf<Scope extends EndpointScope> {
  readonly scope: Scope;
  readonly endpoint: Endpoint;
  /** A browser without a session with the shopper's site gets one by this call. */
  readonly startsSession: boolean;
  run(input: unknown, caller: Callers[Scope]): Promise<unknown>;
}
export type Handler = { [Scope in EndpointScope]: HandlerOf<Scope> }[EndpointScope];

const handlerOf =
  <Scope extends EndpointScope>(scope: Scope) =>
  <E extends Endpoint>(
    endpoint: E,
    run: (input: RequestOf<E>, caller: Callers[Scope]) => Promise<ResponseOf<E>>,
    { startsSession = false }: { readonly startsSession?: boolean } = {},
  ): HandlerOf<Scope> => ({
    scope,
    endpoint,
    startsSession,
    // SAFETY: the route parses with `endpoint.request` before it calls.
    run: (input, caller) => run(input as RequestOf<E>, caller),
  });

/** Answers a call that needs the five sales headers. */
export const salesHandler = handlerOf('sales');
/** Answers a call of an agent at the telesales desk. */
export const telesalesHandler = handlerOf('telesales');
/** Answers a call of a frame in a merchant's page, or of a page of the shopper's site. */
export const widgetHandler = handlerOf('widget');
/** Answers a call that only pages of the shopper's site make. */
export const siteHandler = handlerOf('site');
/** Answers a call of a checkout: it has the session of one transaction. */
export const checkoutHandler = handlerOf('checkout');
/** Answers a call of a merchant's server. */
export const merchantHandler = handlerOf('merchant');
/** Answers a call of a merchant's own page. */
export const pageHandler = handlerOf('page');
/** Answers an unauthenticated call. */
export const publicHandler = handlerOf('public');
