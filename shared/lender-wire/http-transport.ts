import { Client, type Dispatcher, Pool } from 'undici';
import type { Clock } from './clock';
import type { Delivery, Transport, WireRequest } from './transport';

const KEEP_ALIVE_MS = 60_000;
const CONNECTIONS = 16;
const CONNECT_WITHIN_MS = 10_000;
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;

/** TLS of a connection; PEM. `cert` and `key` are the client's own (mTLS). */
export interface TlsOptions {
  readonly cert?: string | Buffer;
  readonly key?: string | Buffer;
  readonly passphrase?: string;
  /** Authorities that may have signed the lender's certificate; absent: those of the system. */
  readonly ca?: string | Buffer;
  readonly servername?: string;
}

export interface HttpTransportOptions {
  /** Scheme, host and port. */
  readonly origin: string;
  readonly clock: Clock;
  readonly tls?: TlsOptions;
  readonly connections?: number;
  readonly maxAnswerBytes?: number;
}

/** HTTP/1.1 over a pool of keep-alive connections, one request at a time on each. */
export function httpTransport({ origin, clock, tls, connections, maxAnswerBytes }: HttpTransportOptions): Transport {
  const pool = new Pool(origin, {
    connections: connections ?? CONNECTIONS,
    pipelining: 1,
    keepAliveTimeout: KEEP_ALIVE_MS,
    keepAliveMaxTimeout: KEEP_ALIVE_MS,
    connect: { timeout: CONNECT_WITHIN_MS, minVersion: 'TLSv1.2', ...tls },
    factory: (url, options) => new CountingClient(url, options),
  });
  return {
    send: (request) => exchange(pool, request, clock, maxAnswerBytes ?? MAX_ANSWER_BYTES),
    close: () => pool.destroy(),
  };
}

/** Counts the requests on the current socket, which undici does not show. */
class CountingClient extends Client {
  #requests = 0;

  constructor(url: URL, options: Client.Options) {
    super(url, options);
    this.on('connect', () => {
      this.#requests = 0;
    });
  }

  /** True if the socket has served a request before. */
  readonly takeSocket = (): boolean => {
    this.#requests += 1;
    return this.#requests > 1;
  };

  override dispatch(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandlers): boolean {
    if (handler instanceof Exchange) handler.takeSocket = this.takeSocket;
    return super.dispatch(options, handler);
  }
}

async function exchange(pool: Pool, request: WireRequest, clock: Clock, maxBytes: number): Promise<Delivery> {
  const done = new AbortController();
  const { method, path, headers, body, withinMs } = request;
  try {
    return await new Promise<Delivery>((resolve) => {
      const running = new Exchange(maxBytes, resolve);
      void clock.delay(withinMs, done.signal).then(() => running.expire());
      pool.dispatch(
        { method, path, headers: { ...headers }, body, headersTimeout: withinMs, bodyTimeout: withinMs },
        running,
      );
    });
  } finally {
    done.abort();
  }
}

/** One request on its way. Settles once; what comes later is ignored. */
class Exchange implements Dispatcher.DispatchHandlers {
  takeSocket: () => boolean = () => false;
  readonly #maxBytes: number;
  readonly #resolve: (delivery: Delivery) => void;
  readonly #chunks: Buffer[] = [];
  #abort: (() => void) | null = null;
  #isReused = false;
  #hasAnswerBegun = false;
  #isSettled = false;
  #bytes = 0;
  #status = 0;
  #headers: Readonly<Record<string, string>> = {};

  constructor(maxBytes: number, resolve: (delivery: Delivery) => void) {
    this.#maxBytes = maxBytes;
    this.#resolve = resolve;
  }

  /** Before the first byte is written. An expired request is never written. */
  onConnect = (abort: () => void): void => {
    if (this.#isSettled) {
      abort();
      return;
    }
    this.#isReused = this.takeSocket();
    this.#abort = abort;
  };

  onResponseStarted = (): void => {
    this.#hasAnswerBegun = true;
  };

  onHeaders = (status: number, headers: Buffer[]): boolean => {
    this.#hasAnswerBegun = true;
    this.#status = status;
    this.#headers = singleHeaders(headers);
    return true;
  };

  onData = (chunk: Buffer): boolean => {
    this.#bytes += chunk.length;
    if (this.#bytes > this.#maxBytes) this.#lose('tooLarge', null);
    else this.#chunks.push(chunk);
    return true;
  };

  onComplete = (): void => {
    this.#settle({
      delivery: 'answer',
      status: this.#status,
      headers: this.#headers,
      body: Buffer.concat(this.#chunks),
    });
  };

  onError = (error: Error): void => {
    const errorCode = codeOf(error);
    if (this.#abort === null) {
      const isTls = errorCode !== null && tlsFault.test(errorCode);
      this.#settle({ delivery: 'notSent', why: isTls ? 'tlsRefused' : 'noConnection', errorCode });
    } else this.#lose(errorCode !== null && timeouts.test(errorCode) ? 'timeout' : 'connectionLost', errorCode);
  };

  expire(): void {
    if (this.#isSettled) return;
    if (this.#abort === null) this.#settle({ delivery: 'notSent', why: 'noConnection', errorCode: null });
    else this.#lose('timeout', null);
  }

  #lose(why: 'timeout' | 'connectionLost' | 'tooLarge', errorCode: string | null): void {
    const isStaleSocket = why === 'connectionLost' && this.#isReused && !this.#hasAnswerBegun;
    this.#settle({ delivery: 'lost', why, isStaleSocket, errorCode });
    this.#abort?.();
  }

  #settle(delivery: Delivery): void {
    if (this.#isSettled) return;
    this.#isSettled = true;
    this.#resolve(delivery);
  }
}

const timeouts = /^UND_ERR_(?:HEADERS|BODY)_TIMEOUT$/;
/** Before the handshake has ended. In TLS 1.3 a server refuses the client's certificate after it: the request is then lost. */
const tlsFault =
  /^(?:ERR_TLS_|ERR_SSL_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|EPROTO$|HOSTNAME_MISMATCH$|INVALID_CA$)/;

const codeOf = (error: Error): string | null => ('code' in error && typeof error.code === 'string' ? error.code : null);

function singleHeaders(raw: readonly Buffer[]): Record<string, string> {
  const values = new Map<string, string | null>();
  for (let at = 0; at + 1 < raw.length; at += 2) {
    const name = String(raw[at]).toLowerCase();
    values.set(name, values.has(name) ? null : (raw[at + 1]?.toString('latin1') ?? null));
  }
  return Object.fromEntries([...values].flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
}
