import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'zenmart_shopper';
const KEPT_FOR_S = 30 * 24 * 60 * 60;
const PATTERN = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{22})(?:;|$)`);

/** Who calls; null for a browser that has ordered nothing yet. */
export const shopperOf = (request: FastifyRequest): string | null =>
  PATTERN.exec(request.headers.cookie ?? '')?.[1] ?? null;

/** Who calls, with a name given to a browser that has none. Lax, so that it comes along when the browser returns from
 *  the payment page. */
export function shopperNamed(request: FastifyRequest, reply: FastifyReply): string {
  const known = shopperOf(request);
  if (known !== null) return known;
  const shopperId = randomBytes(16).toString('base64url');
  reply.header('set-cookie', `${NAME}=${shopperId}; Path=/; Max-Age=${KEPT_FOR_S}; HttpOnly; SameSite=Lax`);
  return shopperId;
}
