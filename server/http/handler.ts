import type { Endpoint, RequestOf, ResponseOf } from '../../shared/api/endpoint';
import type { Caller, SalesCaller } from '../services/caller';

type Input<E> = RequestOf<E>;

/** An endpoint of the table together with what answers it. `run` gets a request that its schema has passed. */
export type Handler =
  | { readonly scope: 'sales'; readonly endpoint: Endpoint; run(input: unknown, caller: SalesCaller): Promise<unknown> }
  | { readonly scope: 'public'; readonly endpoint: Endpoint; run(input: unknown, caller: Caller): Promise<unknown> };

/** Answers a call that needs the five sales headers. */
export const salesHandler = <E extends Endpoint>(
  endpoint: E,
  run: (input: Input<E>, caller: SalesCaller) => Promise<ResponseOf<E>>,
): Handler => ({
  scope: 'sales',
  endpoint,
  // The route parses with `endpoint.request` before it calls, so the input has this type.
  run: (input, caller) => run(input as Input<E>, caller),
});

/** Answers a call that anybody may make. */
export const publicHandler = <E extends Endpoint>(
  endpoint: E,
  run: (input: Input<E>, caller: Caller) => Promise<ResponseOf<E>>,
): Handler => ({ scope: 'public', endpoint, run: (input, caller) => run(input as Input<E>, caller) });
