import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BODY_LIMIT_BYTES } from '../../shared/api/endpoint';
import { MINUTE_MS } from '../../shared/rules/duration';
import { Refusal } from '../services/refusal';

/** How long the parts of a request may take to arrive. */
export interface Arrival {
  /** From the connection, or from the end of the request before, to the end of the headers. */
  readonly headersMs: number;
  /** From the end of the headers to the end of the body. */
  readonly bodyMs: number;
  /** The same for a body that may be larger than any other call's: a file. */
  readonly uploadMs: number;
  /** How often it is looked whether headers are late. */
  readonly lookEveryMs: number;
}

/** A form with a file of 4 MB takes 4 min at 140 kbit/s. */
export const ARRIVAL: Arrival = { headersMs: 30_000, bodyMs: 30_000, uploadMs: 4 * MINUTE_MS, lookEveryMs: 1_000 };

/** Refuses with 408 a body that is not there in time, and closes its connection. It is counted as a whole: bytes that
 *  trickle in win no time. No handler has seen anything of such a request, so that nothing of it stays.
 *
 *  The framework's `requestTimeout` has one time for all routes and is about headers and body together; it is set so high
 *  that the times here come first, and ends what never got as far as a route. Its `connectionTimeout` is about silence,
 *  which a byte a minute breaks and a lender who takes long does not; `bodyLimit` counts bytes, however slow they are. */
export function limitLateBodies(app: FastifyInstance, { bodyMs, uploadMs }: Arrival): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request)) return;
    const { raw } = request;
    const cutOff = (): void => {
      // Whoever has his answer gets no other; and where nobody reads the body, nobody would hear.
      if (reply.sent || raw.listenerCount('error') === 0) raw.destroy();
      // Told as a fault of the body, so that the parser gives up and the answer is made as any other. `destroy` would
      // take the connection along before anything is said.
      else raw.emit('error', new Refusal('REQUEST_TIMEOUT', { why: 'late body' }));
    };
    let timer = setTimeout(cutOff, isUpload(request) ? uploadMs : bodyMs);
    raw.once('close', () => clearTimeout(timer));
    // What is refused before its file is there has no more time than any other.
    if (isUpload(request))
      reply.raw.once('finish', () => {
        clearTimeout(timer);
        if (!raw.complete) timer = setTimeout(cutOff, bodyMs);
      });
  });
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isUpload = ({ routeOptions }: FastifyRequest): boolean => (routeOptions.bodyLimit ?? 0) > BODY_LIMIT_BYTES;
