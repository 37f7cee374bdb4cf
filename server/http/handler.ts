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

interface HandlerOf<Scope extends EndpointScope> {
  readonly scope: Scope;
  readonly endpoint: Endpoint;
  /** The call starts a site session for a browser without one. */
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

export const salesHandler = handlerOf('sales');
export const telesalesHandler = handlerOf('telesales');
export const widgetHandler = handlerOf('widget');
export const siteHandler = handlerOf('site');
export const checkoutHandler = handlerOf('checkout');
export const merchantHandler = handlerOf('merchant');
export const pageHandler = handlerOf('page');
export const publicHandler = handlerOf('public');
