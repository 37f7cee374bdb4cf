import { once } from 'node:events';
import { createServer } from 'node:http';
import { endWithWorker } from '../../support/end-with-worker';

export type ServedPages = Readonly<Record<string, readonly [type: string, body: string]>>;

/**
 * Serves pages of the sandbox's merchant until the worker ends and returns their origin: the sandbox accepts any port
 * of this machine. A real server is required: an intercepted page may not reach servers of this machine, and its
 * resources are not cached.
 */
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
