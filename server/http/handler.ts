import type { Endpoint, EndpointScope, RequestOf, ResponseOf } from '../../shared/api/endpoint';
import type { Caller, CheckoutCaller, MerchantCaller, PageCaller, SalesCaller, WidgetCaller } from '../services/caller';

type Input<E> = RequestOf<E>;

/** Who calls an endpoint of each scope. */
interface Callers extends Record<EndpointScope, Caller> {
  sales: SalesCaller;
  widget: WidgetCaller;
  checkout: CheckoutCaller;
  merchant: MerchantCaller;
  page: PageCaller;
  public: Caller;
}

/** An endpoint of the table together with what answers it. `run` gets a request that its schema has passed. */
export type Handler = {
  [Scope in EndpointScope]: {
    readonly scope: Scope;
    readonly endpoint: Endpoint;
    run(input: unknown, caller: Callers[Scope]): Promise<unknown>;
  };
}[EndpointScope];

type Run<E, Scope extends EndpointScope> = (input: Input<E>, caller: Callers[Scope]) => Promise<ResponseOf<E>>;

// The route parses with `endpoint.request` before it calls, so the input has this type.
const running =
  <E extends Endpoint, Scope extends EndpointScope>(run: Run<E, Scope>) =>
  (input: unknown, caller: Callers[Scope]) =>
    run(input as Input<E>, caller);

/** Answers a call that needs the five sales headers. */
export const salesHandler = <E extends Endpoint>(endpoint: E, run: Run<E, 'sales'>): Handler => ({
  scope: 'sales',
  endpoint,
  run: running<E, 'sales'>(run),
});

/** Answers a call of a frame in a merchant's page. */
export const widgetHandler = <E extends Endpoint>(endpoint: E, run: Run<E, 'widget'>): Handler => ({
  scope: 'widget',
  endpoint,
  run: running<E, 'widget'>(run),
});

/** Answers a call of a checkout: it has the session of one transaction. */
export const checkoutHandler = <E extends Endpoint>(endpoint: E, run: Run<E, 'checkout'>): Handler => ({
  scope: 'checkout',
  endpoint,
  run: running<E, 'checkout'>(run),
});

/** Answers a call of a merchant's server. */
export const merchantHandler = <E extends Endpoint>(endpoint: E, run: Run<E, 'merchant'>): Handler => ({
  scope: 'merchant',
  endpoint,
  run: running<E, 'merchant'>(run),
});

/** Answers a call of a merchant's own page. */
export const pageHandler = <E extends Endpoint>(endpoint: E, run: Run<E, 'page'>): Handler => ({
  scope: 'page',
  endpoint,
  run: running<E, 'page'>(run),
});

/** Answers a call that anybody may make. */
export const publicHandler = <E extends Endpoint>(endpoint: E, run: Run<E, 'public'>): Handler => ({
  scope: 'public',
  endpoint,
  run: running<E, 'public'>(run),
});
