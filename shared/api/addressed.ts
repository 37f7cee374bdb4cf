import type * as z from 'zod/mini';
import type { ParamsOf } from '../site/params-of';
import { href } from '../site/route';
import type { Endpoint } from './endpoint';

/** An endpoint with an address of its own: `unknown` for one whose path names no segment, `never` for any other. */
export type HasAddress<E extends Endpoint> = [ParamsOf<E['path']>] extends [never] ? unknown : never;

/** An endpoint at one of its addresses, to be called as any other: its request is what is left beside the segments that
 *  are named here, each of which is encoded. Throws `RangeError` where one would be none: '', '.' and '..'. */
export const addressed = <Req extends z.ZodMiniType, Res extends z.ZodMiniType, At extends `/${string}`>(
  endpoint: Endpoint<Req, Res, At>,
  named: Readonly<Record<ParamsOf<At>, string>>,
): Endpoint<z.ZodMiniType<z.output<Req>, Omit<z.input<Req>, ParamsOf<At>>>, Res> =>
  // SAFETY: a path stays one, and who calls reads of the request no more than its type.
  ({ ...endpoint, path: href(endpoint, named) }) as unknown as Endpoint<
    z.ZodMiniType<z.output<Req>, Omit<z.input<Req>, ParamsOf<At>>>,
    Res
  >;
