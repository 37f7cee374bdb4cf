import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** A response that is not from the server under test. */
export interface ForeignReply {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** Calls that the proxy answers itself; `isForwarded`: the server gets them too. */
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

/** HTTP proxy between browser and servers, like that of a hotel, an office or an ISP. */
export interface AnsweringProxy {
  /** Value for `proxy.server` of a browser context. */
  readonly url: string;
  readonly intercepted: { readonly path: string; readonly key: string | undefined }[];
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

/** Forwards a request. `answer` null: drops the response and calls `then` once it has arrived. */
function forward(asked: IncomingMessage, answer: ServerResponse | null, then?: () => void): void {
  const sent = request(asked.url ?? '', { method: asked.method, headers: asked.headers }, (came) => {
    if (answer) {
      answer.writeHead(came.statusCode ?? 502, came.headers);
      came.pipe(answer);
    } else came.resume().on('end', () => then?.());
  });
  // A page that navigates away aborts its requests.
  sent.on('error', () => answer?.destroy());
  asked.pipe(sent);
}
