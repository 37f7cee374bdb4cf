import { once } from 'node:events';
import { createServer } from 'node:http';
import { endWithWorker } from '../../support/end-with-worker';

/** By its path. */
export type ServedPages = Readonly<Record<string, readonly [type: string, body: string]>>;

/** Serves pages of the sandbox's merchant until the worker ends, and returns their origin: the sandbox takes any port of
 *  this machine for that merchant's. A real server, since the browser lets no page that a test makes up reach a server of
 *  this machine, and keeps nothing that it loads for a page of which a test answers any address. */
export async function servePages(pages: ServedPages): Promise<string> {
  const server = createServer((request, response) => {
    const [type, body] = pages[request.url ?? ''] ?? [];
    if (body === undefined) response.statusCode = 404;
    response.setHeader('content-type', type ?? 'text/plain').end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  endWithWorker(async () => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}
