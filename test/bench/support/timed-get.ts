import { once } from 'node:events';
import { type Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';

export interface Timed {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly tookMs: number;
}

/** Requests an address over a keep-alive connection, like a browser. */
export async function timedGet(agent: Agent, url: string): Promise<Timed> {
  const startedAtMs = performance.now();
  const call = request(url, { agent, headers: { 'accept-encoding': 'br' } }).end();
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  const tookMs = performance.now() - startedAtMs;
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts), tookMs };
}
