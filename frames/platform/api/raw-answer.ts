import type { Call } from './call';

/** What is answered to a call, before anybody judges it. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON, or the text where it is none; undefined without a body. */
  readonly body: unknown;
}

/** Rejects where there is no answer. */
export type SendCall = (call: Call, signal: AbortSignal) => Promise<RawAnswer>;

/** Sends the same call once more, with these headers besides. */
export type Again = (headers?: Readonly<Record<string, string>>) => Promise<RawAnswer>;
