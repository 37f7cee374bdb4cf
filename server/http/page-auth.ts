import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { isOriginOf } from '../../shared/rules/merchant-origins';
import type { PageCaller } from '../services/caller';
import { Refusal } from '../services/refusal';
import { type AdmissionDeps, admitMerchant, type Known } from './admission';
import { callOf } from './call-of';
import { headerText } from './header-text';
import { parseRequest } from './parse';

/** The endpoint checks the rest of the query, once the page may read the answer. */
const Named = z.object({ merchantKey: z.string() });

/** Admits a call of a merchant's own page: the query names the merchant, and the browser's `Origin` must be registered
 *  for it. Only that page may read the answer, refusals included. Refusals: 400 without a merchant key; 401 for an
 *  unknown one; 403 for an unregistered or missing origin. */
export async function admitPageCall(
  deps: AdmissionDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Known<PageCaller>> {
  reply.header('vary', 'origin');
  const { merchantKey } = parseRequest(Named, request.query);
  const { merchant, refuse } = await admitMerchant(deps, request, merchantKey);
  const origin = headerText(request, 'origin');
  if (!isOriginOf(merchant.origins, origin)) return refuse(new Refusal('ORIGIN_NOT_REGISTERED'));
  reply.header('access-control-allow-origin', origin).header('cross-origin-resource-policy', 'cross-origin');
  const caller = { ...callOf(request), merchant };
  return { by: { maker: 'client', merchantKey: merchant.merchantKey, client: caller.client }, caller };
}
