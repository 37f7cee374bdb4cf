import type * as z from 'zod/mini';
import type { ParamsOf } from '../site/params-of';
import { href } from '../site/route';
import type { Endpoint } from './endpoint';

/** `unknown` for an endpoint without path parameters, `never` for any other. */
export type HasAddress<E extends Endpoint> = [ParamsOf<E['path']>] extends [never] ? unknown : never;

/** An endpoint at one of its addresses, callable like any other: the given parameters are encoded, and its request has
 *  the remaining fields. Throws `RangeError` for an invalid segment: '', '.' and '..'. */
export const addressed = <Req extends z.ZodMiniType, Res extends z.ZodMiniType, At extends `/${string}`>(
  endpoint: Endpoint<Req, Res, At>,
  named: Readonly<Record<ParamsOf<At>, string>>,
): Endpoint<z.ZodMiniType<z.output<Req>, Omit<z.input<Req>, ParamsOf<At>>>, Res> =>
  // SAFETY: a path stays a path, and a caller reads only the request's type.
  ({ ...endpoint, path: href(endpoint, named) }) as unknown as Endpoint<
    z.ZodMiniType<z.output<Req>, Omit<z.input<Req>, ParamsOf<At>>>,
    Res
  >;
