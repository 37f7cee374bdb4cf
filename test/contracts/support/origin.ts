import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export type Answer = (request: IncomingMessage, response: ServerResponse, url: URL) => void | Promise<void>;

export interface Origin {
  readonly url: string;
  close(): Promise<void>;
}

export async function listen(host: string, answer: Answer): Promise<Origin> {
  const server = createServer((request, response) => {
    void answer(request, response, new URL(request.url ?? '/', 'http://any'));
  }).listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://${host}:${address.port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

const send = (
  response: ServerResponse,
  type: string,
  body: string,
  headers: Record<string, string>,
  status: number,
) => {
  response.writeHead(status, {
    'content-type': `text/${type}; charset=utf-8`,
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(body);
};

export const sendHtml = (
  response: ServerResponse,
  body: string,
  headers: Record<string, string> = {},
  status = 200,
): void =>
  send(response, 'html', `<!doctype html><html lang="en"><meta charset="utf-8">${body}</html>`, headers, status);

export const sendScript = (response: ServerResponse, body: string): void =>
  // Modules require CORS.
  send(response, 'javascript', body, { 'access-control-allow-origin': '*' }, 200);
