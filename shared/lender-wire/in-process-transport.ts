import type { Clock } from './clock';
import type { Delivery, Transport, WireRequest } from './transport';

/** The part of a fastify application that is used. */
export interface InjectableApp {
  inject(request: {
    method: 'GET' | 'PUT' | 'POST';
    url: string;
    headers: Record<string, string>;
    payload?: Buffer;
  }): Promise<{
    readonly statusCode: number;
    readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
    readonly rawPayload: Buffer;
  }>;
}

/** Calls an application in the same process. Without a clock no call times out. */
export function inProcessTransport(app: InjectableApp, clock: Clock | null = null): Transport {
  return {
    async send({ method, path, headers, body, withinMs }: WireRequest): Promise<Delivery> {
      const done = new AbortController();
      try {
        const answered = inject(app, {
          method,
          url: path,
          headers: { ...headers },
          ...(body ? { payload: body } : {}),
        });
        if (clock === null) return await answered;
        return await Promise.race([answered, clock.delay(withinMs, done.signal).then(() => timedOut)]);
      } finally {
        done.abort();
      }
    },
    close: async () => {},
  };
}

const timedOut: Delivery = { delivery: 'lost', why: 'timeout', isStaleSocket: false, errorCode: null };

async function inject(app: InjectableApp, request: Parameters<InjectableApp['inject']>[0]): Promise<Delivery> {
  try {
    const { statusCode, headers, rawPayload } = await app.inject(request);
    const single = Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    );
    return { delivery: 'answer', status: statusCode, headers: Object.fromEntries(single), body: rawPayload };
  } catch {
    return { delivery: 'lost', why: 'connectionLost', isStaleSocket: false, errorCode: null };
  }
}
