import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'zenmart_shopper';
const MAX_AGE_S = 30 * 24 * 60 * 60;
const PATTERN = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{22})(?:;|$)`);

/** Shopper id of the request; null for a browser without an order. */
export const shopperOf = (request: FastifyRequest): string | null =>
  PATTERN.exec(request.headers.cookie ?? '')?.[1] ?? null;

/** Shopper id of the request; sets a new one if missing. SameSite=Lax, so that the browser sends it on return from the
 *  payment page. */
export function shopperNamed(request: FastifyRequest, reply: FastifyReply): string {
  const known = shopperOf(request);
  if (known !== null) return known;
  const shopperId = randomBytes(16).toString('base64url');
  reply.header('set-cookie', `${NAME}=${shopperId}; Path=/; Max-Age=${MAX_AGE_S}; HttpOnly; SameSite=Lax`);
  return shopperId;
}
