import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MINUTE_MS } from '../../shared/rules/duration';
import { Refusal } from '../services/refusal';
import { hasBody, isLarge, isOfSession } from './body-room';

/** How long the parts of a request may take to arrive. */
export interface Arrival {
  /** From the connection, or from the end of the request before, to the end of the headers. */
  readonly headersMs: number;
  /** From the end of the headers to the end of the body. */
  readonly bodyMs: number;
  /** The same for a form with a file, which needs no session. */
  readonly formMs: number;
  /** The same for a file that a session sends. */
  readonly uploadMs: number;
  /** How often it is looked whether headers are late. */
  readonly lookEveryMs: number;
}

/** A form with a statement of 0.1 MB takes a minute at 15 kbit/s, an upload of 2.8 MB 4 min at 95 kbit/s. */
export const ARRIVAL: Arrival = {
  headersMs: 30_000,
  bodyMs: 30_000,
  formMs: MINUTE_MS,
  uploadMs: 4 * MINUTE_MS,
  lookEveryMs: 1_000,
};

/** Refuses with 408 a body that is not there in time, and closes its connection. It is counted as a whole: bytes that
 *  trickle in win no time. No handler has seen anything of such a request, so that nothing of it stays.
 *
 *  The framework's `requestTimeout` has one time for all routes and is about headers and body together; it is set so high
 *  that the times here come first, and ends what never got as far as a route. Its `connectionTimeout` is about silence,
 *  which a byte a minute breaks and a lender who takes long does not; `bodyLimit` counts bytes, however slow they are. */
export function limitLateBodies(app: FastifyInstance, { bodyMs, formMs, uploadMs }: Arrival): void {
  const timeFor = (request: FastifyRequest): number => {
    if (!isLarge(request)) return bodyMs;
    return isOfSession(request) ? uploadMs : formMs;
  };
  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request)) return;
    const { raw } = request;
    const cutOff = (): void => {
      // Already answered, or no reader of the body would receive the error.
      if (reply.sent || raw.listenerCount('error') === 0) raw.destroy();
      // Told as a fault of the body, so that the parser gives up and the answer is made as any other. `destroy` would
      // take the connection along before anything is said.
      else raw.emit('error', new Refusal('REQUEST_TIMEOUT', { why: 'late body' }));
    };
    let timer = setTimeout(cutOff, timeFor(request));
    raw.once('close', () => clearTimeout(timer));
    // What is refused before its file is there has no more time than any other.
    if (isLarge(request))
      reply.raw.once('finish', () => {
        clearTimeout(timer);
        if (!raw.complete) timer = setTimeout(cutOff, bodyMs);
      });
  });
}
