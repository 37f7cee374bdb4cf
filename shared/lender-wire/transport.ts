/** A request as it goes out. */
export interface WireRequest {
  readonly method: 'GET' | 'PUT' | 'POST';
  /** Path and query, from the root of the origin. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
  /** Time until the whole answer is there. */
  readonly withinMs: number;
}

export interface WireAnswer {
  readonly delivery: 'answer';
  readonly status: number;
  /** Names in lower case; a repeated header is absent. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export type Delivery =
  | WireAnswer
  /** No byte of the request was written. */
  | { readonly delivery: 'notSent'; readonly why: 'noConnection' | 'tlsRefused'; readonly errorCode: string | null }
  /** The request may have arrived. `isStaleSocket`: the connection had served a request before, and ended before any
   *  byte of this answer. */
  | {
      readonly delivery: 'lost';
      readonly why: 'timeout' | 'connectionLost' | 'tooLarge';
      readonly isStaleSocket: boolean;
      readonly errorCode: string | null;
    };

/** Never rejects. */
export interface Transport {
  send(request: WireRequest): Promise<Delivery>;
  close(): Promise<void>;
}
