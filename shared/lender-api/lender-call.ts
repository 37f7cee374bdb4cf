import type * as z from 'zod/mini';
import type { ParamsOf } from '../site/params-of';
import type { Capability } from './capabilities';
import type { PathField } from './path-fields';
import { channelProblems, type ProblemCode } from './problems';

type Schema = z.ZodMiniType;

/** ANY_TIME: the same call has the same answer and is done once. WITH_KEY: so has the same call with its
 *  `idempotency-key`, for 72 h at least. */
export type Repeat = 'ANY_TIME' | 'WITH_KEY';

/**
 * One call of the Lender API: the only definition for client, lender, conformance kit, OpenAPI document and
 * docs/lender-api.md. `:name` in the path is a segment, whose schema is in `pathFields`.
 */
export interface LenderCall<
  Req extends Schema | null = Schema | null,
  Res extends Schema = Schema,
  Path extends string = string,
> {
  readonly method: 'GET' | 'PUT' | 'POST';
  readonly path: Path;
  readonly summary: string;
  /** Rules that the schemas cannot state. */
  readonly rules: readonly string[];
  /** Body of a PUT or POST, query of a GET; null for a call with neither. */
  readonly request: Req;
  /** Body of status 200; of NDJSON each line. */
  readonly response: Res;
  readonly media: 'json' | 'ndjson';
  /** True if status 202 with `Processing` is also an answer. */
  readonly accepted: boolean;
  /** Problems in addition to those of the channel. */
  readonly problems: readonly ProblemCode[];
  /** Time that Kadam waits by default. */
  readonly withinMs: number;
  readonly repeat: Repeat;
  /** Fields of the request that travel as JWE. */
  readonly sealed: readonly string[];
  /** Capability without which the call is never made; null if every lender answers it. */
  readonly capability: Capability | null;
  /** True if the answer has an ETag and `if-none-match` is answered with 304. */
  readonly hasEtag: boolean;
  readonly isSandboxOnly: boolean;
}

export function lenderCall<Req extends Schema | null, Res extends Schema, const Path extends string>(
  definition: Pick<LenderCall<Req, Res, Path>, 'method' | 'path' | 'summary' | 'request' | 'response' | 'withinMs'> &
    Partial<LenderCall<Req, Res, Path>> &
    ([ParamsOf<Path>] extends [PathField | never] ? unknown : { readonly path: never }),
): LenderCall<Req, Res, Path> {
  return {
    rules: [],
    media: 'json',
    accepted: false,
    problems: [],
    repeat: 'ANY_TIME',
    sealed: [],
    capability: null,
    hasEtag: false,
    isSandboxOnly: false,
    ...definition,
  };
}

/** All problems that a call may be answered with. KEY_MISSING only if the call has a key, SEAL_INVALID only if it has
 *  sealed fields. */
export function problemsOf({ problems, repeat, sealed, capability, isSandboxOnly }: LenderCall): ProblemCode[] {
  const common = (Object.keys(channelProblems) as (keyof typeof channelProblems)[]).filter((code) => {
    if (code === 'KEY_MISSING') return repeat === 'WITH_KEY';
    if (code === 'SEAL_INVALID') return sealed.length > 0;
    return code === 'NOT_OFFERED' ? capability !== null || isSandboxOnly : true;
  });
  return [...problems, ...common];
}

export type LenderRequest<Call> =
  Call extends LenderCall<infer Req, Schema> ? (Req extends Schema ? z.infer<Req> : null) : never;
export type LenderAnswer<Call> = Call extends LenderCall<Schema | null, infer Res> ? z.infer<Res> : never;
export type LenderParams<Call> =
  Call extends LenderCall<Schema | null, Schema, infer Path> ? Readonly<Record<ParamsOf<Path>, string>> : never;
