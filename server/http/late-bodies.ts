import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MINUTE_MS } from '../../shared/rules/duration';
import { Refusal } from '../services/refusal';
import { hasBody, isLarge, isOfSession } from './body-room';

export interface Arrival {
  /** From the connection, or the end of the previous request, to the end of the headers. */
  readonly headersMs: number;
  /** From the end of the headers to the end of the body. */
  readonly bodyMs: number;
  /** Like `bodyMs`, for a form with a file, without a session. */
  readonly formMs: number;
  /** Like `bodyMs`, for a file of a session. */
  readonly uploadMs: number;
  /** Check interval for late headers. */
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

/** Refuses a late body with 408 and closes its connection. The time limit is for the whole body, so trickling bytes do
 *  not extend it. No handler has seen such a request.
 *
 *  The framework's `requestTimeout` has one time for headers and body of all routes; it is set higher than the times
 *  here and ends requests that reach no route. Its `connectionTimeout` limits silence, which a byte a minute breaks and
 *  a slow lender does not; `bodyLimit` counts bytes, however slow. */
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
      // Emitted as an error of the body, so that the parser stops and the usual answer is sent; `destroy` would close
      // the connection before that.
      else raw.emit('error', new Refusal('REQUEST_TIMEOUT', { why: 'late body' }));
    };
    let timer = setTimeout(cutOff, timeFor(request));
    raw.once('close', () => clearTimeout(timer));
    // A request that is refused before its file arrives has no more time than others.
    if (isLarge(request))
      reply.raw.once('finish', () => {
        clearTimeout(timer);
        if (!raw.complete) timer = setTimeout(cutOff, bodyMs);
      });
  });
}
