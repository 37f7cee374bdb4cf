import type * as z from 'zod/mini';
import type { ErrorName } from '../errors';
import type { ParamsOf } from '../site/params-of';
import type { NavigationHint } from './envelope';

type HttpMethod = 'GET' | 'POST';

/** Which callers an endpoint serves, and so which headers it asks for: `sales` = the five sales headers,
 *  `telesales` = the cookie of an agent at the telesales desk, `public` = none, `merchant` = merchant key and a bearer token of the merchant's server, `widget` = merchant key and
 *  origin of a frame, or the cookies of the shopper's site, `site` = those cookies alone, `checkout` = those and the session of one transaction, `page` = a merchant's own page: the browser's `Origin`
 *  and `merchantKey` in the query. Source: S2§3, S2§7, docs/adr/0019-scope-decides-admission.md. */
export type EndpointScope = 'sales' | 'telesales' | 'public' | 'merchant' | 'widget' | 'site' | 'checkout' | 'page';

type Schema = z.ZodMiniType;
type Path = `/${string}`;

/** The largest body of a call that names no other limit. */
export const BODY_LIMIT_BYTES = 64 * 1024;

/** One HTTP call: the client, the server, the OpenAPI document and the docs all read this and nothing else.
 *  Paths stand as the specifications write them, from base path '/', and are answered with and without the
 *  trailing slash. In that of a GET `:name` stands for one segment: the field of that name of the request, which is then
 *  not in the query. */
export interface Endpoint<
  Req extends Schema | null = Schema | null,
  Res extends Schema = Schema,
  At extends Path = Path,
> {
  readonly method: HttpMethod;
  readonly path: At;
  readonly summary: string;
  readonly scope: EndpointScope;
  /** Schema of the body of a POST, or of the query of a GET and what stands in its path; null for a call with neither. */
  readonly request: Req;
  /** Schema of `data` in the success envelope. */
  readonly response: Res;
  /** Business failures that this call can answer with, beyond those that any call of its scope has
   *  (`scope-errors.ts`). Outside production any other is a fault of the server. */
  readonly errors: readonly ErrorName[];
  /** True where the call sends an SMS or moves money: it then needs an `idempotency-key`. */
  readonly idempotent: boolean;
  /** True where a busy network is asked for a proof of work first: a code is sent or typed for a number that the caller has
   *  not verified. */
  readonly asksProof: boolean;
  /** Where a success leads to, by its data; without it, or where it says null, the caller knows by itself. */
  nav?(data: z.output<Res>): NavigationHint | null;
  /** How long anybody may keep a success; 0 = nobody keeps it. */
  readonly cacheForSeconds: number;
  /** True where it is there for developers alone: production does not have it. */
  readonly isSandboxOnly: boolean;
  /** How large a body it takes; null = as large as any call's. Only callers of the shopper's site with a session send a
   *  larger one. */
  readonly bodyLimitBytes: number | null;
}

/** Whoever names a segment has a field of that name, which is a text and always there. */
type NamesFields<At extends Path, Req> =
  (Req extends Schema ? z.input<Req> : object) extends Record<ParamsOf<At>, string> ? unknown : { path: never };

/* @__NO_SIDE_EFFECTS__ */
export function endpoint<Req extends Schema | null, Res extends Schema, const At extends Path>(
  definition: {
    method: [ParamsOf<At>] extends [never] ? HttpMethod : 'GET';
    path: At;
    summary: string;
    scope: EndpointScope;
    request: Req;
    response: Res;
    errors?: readonly ErrorName[];
    idempotent?: boolean;
    asksProof?: boolean;
    nav?: (data: z.output<Res>) => NavigationHint | null;
    cacheForSeconds?: number;
    isSandboxOnly?: boolean;
    bodyLimitBytes?: number | null;
  } & NamesFields<At, Req>,
): Endpoint<Req, Res, At> {
  return {
    errors: [],
    idempotent: false,
    asksProof: false,
    cacheForSeconds: 0,
    isSandboxOnly: false,
    bodyLimitBytes: null,
    ...definition,
  };
}

/** The path without its query, which is part of some calls in the specifications ('…?v=1') and of no route. */
export const routeOf = ({ path }: Endpoint): string => path.split('?', 1)[0] ?? path;

export type RequestOf<E> =
  E extends Endpoint<infer Req, Schema> ? (Req extends Schema ? z.input<Req> : undefined) : never;
export type ResponseOf<E> = E extends Endpoint<Schema | null, infer Res> ? z.output<Res> : never;
