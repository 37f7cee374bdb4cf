import type * as z from 'zod/mini';
import type { ErrorName } from '../errors';
import type { ParamsOf } from '../site/params-of';
import type { NavigationHint } from './envelope';

type HttpMethod = 'GET' | 'POST';

/**
 * Callers of an endpoint, which decide the required headers: `sales` = the five sales headers, `telesales` = the
 * cookie of an agent at the telesales desk, `public` = none, `merchant` = merchant key and a bearer token of the
 * merchant's server, `widget` = merchant key and origin of a frame, or the cookies of the shopper's site, `site` =
 * those cookies only, `checkout` = those and the session of one transaction, `page` = a merchant's own page: the
 * browser's `Origin` and `merchantKey` in the query. Source: S2§3, S2§7, docs/adr/0019-scope-decides-admission.md.
 */
export type EndpointScope = 'sales' | 'telesales' | 'public' | 'merchant' | 'widget' | 'site' | 'checkout' | 'page';

type Schema = z.ZodMiniType;
type Path = `/${string}`;

export const BODY_LIMIT_BYTES = 64 * 1024;

/**
 * One HTTP call: the only definition for the client, the server, the OpenAPI document and the docs. Paths are as in
 * the specifications, from base path '/', and are answered with and without the trailing slash. In the path of a GET
 * `:name` is one segment: the request's field of that name, which is then not in the query.
 */
export interface Endpoint<
  Req extends Schema | null = Schema | null,
  Res extends Schema = Schema,
  At extends Path = Path,
> {
  readonly method: HttpMethod;
  readonly path: At;
  readonly summary: string;
  readonly scope: EndpointScope;
  /** Schema of the body of a POST, or of query and path of a GET; null for a call with neither. */
  readonly request: Req;
  /** Schema of `data` in the success envelope. */
  readonly response: Res;
  /** Business failures of this call, in addition to those of any call in its scope (`scope-errors.ts`). Outside
   *  production any other is a fault of the server. */
  readonly errors: readonly ErrorName[];
  /** True if the call sends an SMS or moves money, which requires an `idempotency-key`. */
  readonly idempotent: boolean;
  /** True if a busy network must first send a proof of work: a code is sent or typed for a number that the caller has
   *  not verified. */
  readonly asksProof: boolean;
  /** Next page after a success, from its data; absent or null if the caller decides. */
  nav?(data: z.output<Res>): NavigationHint | null;
  /** Cache lifetime of a success; 0 = not cacheable. */
  readonly cacheForSeconds: number;
  /** True for a developers' call, which production does not have. */
  readonly isSandboxOnly: boolean;
  /** Body limit; null = the default. Only callers of the shopper's site with a session may send a larger one. */
  readonly bodyLimitBytes: number | null;
}

/** Each path parameter has a required text field of that name. */
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

/** The path without its query, which some calls have in the specifications ('…?v=1') and no route has. */
export const routeOf = ({ path }: Endpoint): string => path.split('?', 1)[0] ?? path;

export type RequestOf<E> =
  E extends Endpoint<infer Req, Schema> ? (Req extends Schema ? z.input<Req> : undefined) : never;
export type ResponseOf<E> = E extends Endpoint<Schema | null, infer Res> ? z.output<Res> : never;
