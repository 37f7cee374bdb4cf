import type { Call } from './call';

/** Response of a call before its success is decided. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON, else the text; undefined without a body. */
  readonly body: unknown;
}

/** Rejects without a response. */
export type SendCall = (call: Call, signal: AbortSignal) => Promise<RawAnswer>;

/** Repeats the call with additional headers. */
export type Again = (headers?: Readonly<Record<string, string>>) => Promise<RawAnswer>;
