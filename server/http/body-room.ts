import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BODY_LIMIT_BYTES, type EndpointScope } from '../../shared/api/endpoint';
import { Refusal } from '../services/refusal';
import { clientNetwork } from './call-of';

export interface RoomSize {
  /** Per network, or per session. */
  readonly ofOneBytes: number;
  readonly ofAllBytes: number;
}

/** Each kind of body has its own limit, so that a flood of one kind does not block the others. */
export interface Rooms {
  readonly calls: RoomSize;
  /** Forms with a file, without a session. */
  readonly forms: RoomSize;
  /** Files of a session. */
  readonly uploads: RoomSize;
}

const MB = 1024 * 1024;
/** A usual body has under 1 KB, but one carrier address has thousands of shoppers. An upload has up to 2.8 MB. */
export const ROOMS: Rooms = {
  calls: { ofOneBytes: 16 * MB, ofAllBytes: 64 * MB },
  forms: { ofOneBytes: 16 * MB, ofAllBytes: 64 * MB },
  uploads: { ofOneBytes: 8 * MB, ofAllBytes: 64 * MB },
};

/** On a fast connection a body arrives within this time. */
const RETRY_AFTER_MS = 5_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** 'session': the handler reserves the bytes for its session; otherwise they count for the network. */
    readonly bodyOf?: 'session';
    /** Scope of its endpoint in the table. */
    readonly scope?: EndpointScope;
  }
}

/** True if a body may exceed the limit of ordinary calls. */
export const isLarge = ({ routeOptions }: FastifyRequest): boolean => (routeOptions.bodyLimit ?? 0) > BODY_LIMIT_BYTES;

export const isOfSession = ({ routeOptions }: FastifyRequest): boolean => routeOptions.config.bodyOf === 'session';

export const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Counts the bytes of bodies that are being read. */
export class BodyRoom {
  readonly #size: RoomSize;
  readonly #taken = new Map<string, number>();
  #allBytes = 0;

  constructor(size: RoomSize) {
    this.#size = size;
  }

  /** Reserves the bytes of one body until the request ends. Refuses with 429 if `who` exceeds its limit, with 503 if
   *  the total is exceeded. */
  take(request: FastifyRequest, reply: FastifyReply, who: string): void {
    const bytes = announcedBytes(request);
    const before = this.#taken.get(who) ?? 0;
    const over = { retryAfterMs: RETRY_AFTER_MS, why: 'room for bodies' };
    if (before + bytes > this.#size.ofOneBytes) throw new Refusal('TOO_MANY_REQUESTS', over);
    if (this.#allBytes + bytes > this.#size.ofAllBytes) throw new Refusal('SERVICE_UNAVAILABLE', over);
    this.#add(who, bytes);
    let isTaken = true;
    const giveBack = (): void => {
      if (isTaken) this.#add(who, -bytes);
      isTaken = false;
    };
    reply.raw.once('finish', giveBack).once('close', giveBack);
  }

  #add(who: string, bytes: number): void {
    this.#allBytes += bytes;
    const now = (this.#taken.get(who) ?? 0) + bytes;
    if (now === 0) this.#taken.delete(who);
    else this.#taken.set(who, now);
  }
}

/** A body without an announced length counts with its route's maximum. */
function announcedBytes({ headers, routeOptions }: FastifyRequest): number {
  const limit = routeOptions.bodyLimit ?? BODY_LIMIT_BYTES;
  const length = headers['transfer-encoding'] === undefined ? Number(headers['content-length']) : limit;
  return Math.min(length, limit);
}

/** Limits the bodies of all routes except those of sessions, before a body is read. */
export function limitBodies(app: FastifyInstance, { calls, forms }: Pick<Rooms, 'calls' | 'forms'>): void {
  const rooms = { calls: new BodyRoom(calls), forms: new BodyRoom(forms) };
  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request) || isOfSession(request)) return;
    rooms[isLarge(request) ? 'forms' : 'calls'].take(request, reply, clientNetwork(request.ip));
  });
}
