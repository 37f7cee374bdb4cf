import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** A response that is not from our server. */
export interface ForeignReply {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** Which calls the proxy answers itself: `isForwarded`, the server hears them all the same. */
interface Interception {
  readonly paths: RegExp;
  readonly reply: ForeignReply;
  readonly isForwarded: boolean;
}

export const loginPage: ForeignReply = {
  status: 200,
  type: 'text/html',
  body: '<html><head><title>Login</title></head><body>Please sign in to Cafe Wi-Fi</body></html>',
};

/** An HTTP proxy between browser and servers, as a hotel, an office or an ISP has one. */
export interface AnsweringProxy {
  /** For `proxy.server` of a browser context. */
  readonly url: string;
  /** Path and idempotency key of each call that it answered itself. */
  readonly intercepted: { readonly path: string; readonly key: string | undefined }[];
  /** From now on; null lets everything pass. */
  intercept(what: Interception | null): void;
  close(): Promise<void>;
}

export async function startAnsweringProxy(): Promise<AnsweringProxy> {
  let now: Interception | null = null;
  const intercepted: AnsweringProxy['intercepted'][number][] = [];

  const server = createServer((asked, answer) => {
    const { pathname } = new URL(asked.url ?? '');
    const own = now?.paths.test(pathname) ? now : null;
    if (!own) {
      forward(asked, answer);
      return;
    }
    const key = asked.headers['idempotency-key'];
    intercepted.push({ path: pathname, key: typeof key === 'string' ? key : undefined });
    const reply = (): void => {
      answer.writeHead(own.reply.status, { 'content-type': own.reply.type, 'cache-control': 'no-store' });
      answer.end(own.reply.body);
    };
    if (own.isForwarded) forward(asked, null, reply);
    else reply();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    intercepted,
    intercept: (what) => {
      now = what;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Sends a request on. `answer` null: its answer goes nowhere, and `then` is called once it is there. */
function forward(asked: IncomingMessage, answer: ServerResponse | null, then?: () => void): void {
  const sent = request(asked.url ?? '', { method: asked.method, headers: asked.headers }, (came) => {
    if (answer) {
      answer.writeHead(came.statusCode ?? 502, came.headers);
      came.pipe(answer);
    } else came.resume().on('end', () => then?.());
  });
  // A page that leaves takes its requests with it.
  sent.on('error', () => answer?.destroy());
  asked.pipe(sent);
}
