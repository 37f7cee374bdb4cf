import type { FastifyRequest } from 'fastify';
import { header } from '../../shared/api/headers';
import type { Clock } from '../ports';
import { limits, spend } from '../services/limits';
import { Refusal, type RefusalDetail } from '../services/refusal';
import { findMerchant, type Merchant } from '../store/merchants';
import type { Db } from '../store/schema';
import { clientNetwork } from './call-of';
import { headerText } from './header-text';

/** A mistake in the merchant's set-up; nobody is blocked, so neither the type nor the words say so. */
export const originNotRegistered: RefusalDetail = {
  type: 'Origin_Not_Registered',
  title: 'Origin not registered',
  message: 'This web address is not registered for the merchant.',
};

export interface Admission {
  readonly merchant: Merchant;
  /** Ends the call and counts it against the client: too many are 429. */
  refuse(refusal: Refusal): Promise<never>;
}

/** Finds the merchant that a call names (in its header, unless told otherwise), or refuses it with 401. */
export async function admitMerchant(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  request: FastifyRequest,
  merchantKey = headerText(request, header.merchantKey),
): Promise<Admission> {
  const merchant = await findMerchant(db, merchantKey);
  const refuse = async (refusal: Refusal): Promise<never> => {
    // Invented merchant keys share one counter: they neither evade the limit nor fill the table.
    await spend(db, limits.authFailures, [clientNetwork(request.ip), merchant ? merchantKey : ''], clock.nowMs());
    throw refusal;
  };
  if (!merchant) return refuse(new Refusal('AUTHORIZATION_FAIL', { why: 'unknown merchant key' }));
  return { merchant, refuse };
}
