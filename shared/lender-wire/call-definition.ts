import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/** The part of a call's definition that the wire needs. */
export interface CallDefinition<Req extends Schema | null = Schema | null, Res extends Schema = Schema> {
  readonly method: 'GET' | 'PUT' | 'POST';
  /** `:name` is a parameter. */
  readonly path: string;
  readonly withinMs: number;
  /** WITH_KEY: done once for each `idempotency-key`. ANY_TIME: done once without one. */
  readonly repeat: 'ANY_TIME' | 'WITH_KEY';
  /** Fields of the request that travel as JWE, by dotted path. */
  readonly sealed: readonly string[];
  /** Body of a PUT or POST, query of a GET; null or absent for a call with neither. */
  readonly request?: Req;
  /** Body of status 200; of NDJSON each line. */
  readonly response: Res;
  readonly media?: 'json' | 'ndjson';
  /** True if status 202 is also an answer. */
  readonly accepted?: boolean;
  /** Problems of this call in addition to those of the channel. */
  readonly problems: readonly string[];
  /** True if `if-none-match` may be answered with 304. */
  readonly hasEtag?: boolean;
}

export type AnswerOf<Call extends CallDefinition> = Call extends { readonly media: 'ndjson' }
  ? z.output<Call['response']>[]
  : z.output<Call['response']>;
