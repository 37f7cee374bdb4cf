import type { FastifyRequest } from 'fastify';
import { header } from '../../shared/api/headers';
import { isOriginOf } from '../../shared/rules/merchant-origins';
import { type CheckoutCaller, isCheckout, type WidgetCaller } from '../services/caller';
import { Refusal } from '../services/refusal';
import { type SessionDeps, sessionOfToken } from '../services/sessions';
import { type AdmissionDeps, admitMerchant } from './admission';
import { callOf } from './call-of';
import { headerText } from './header-text';

/** Lets a call of a widget in. Refusals: 401 for an unknown merchant and for a session of another merchant or page;
 *  403 for an origin that the merchant has not registered; 4010 for a session that is over (or never was: a token that
 *  nobody guesses looks the same). A call without `session-token` has no session. */
export async function admitWidgetCall(
  deps: SessionDeps & AdmissionDeps,
  request: FastifyRequest,
): Promise<WidgetCaller> {
  const { merchant, refuse } = await admitMerchant(deps, request);
  const origin = headerText(request, header.origin);
  if (!isOriginOf(merchant.origins, origin)) return refuse(new Refusal('ORIGIN_NOT_REGISTERED'));
  const caller = { ...callOf(request), merchant, origin, site: null };
  const token = headerText(request, header.sessionToken);
  if (token === '') return { ...caller, session: null, txn: null };
  const found = await sessionOfToken(deps, token);
  if (!found) throw new Refusal('ACTIVATION_SESSION_EXPIRED');
  const { session } = found;
  if (session.merchantKey !== merchant.merchantKey || session.origin !== origin)
    return refuse(new Refusal('AUTHORIZATION_FAIL', { why: 'session of another merchant or page' }));
  return { ...caller, ...found };
}

/** Lets a call of a checkout in: as for a widget, and 401 without a session that belongs to a transaction. */
export async function admitCheckoutCall(
  deps: SessionDeps & AdmissionDeps,
  request: FastifyRequest,
): Promise<CheckoutCaller> {
  const caller = await admitWidgetCall(deps, request);
  const { session, txn } = caller;
  if (!session || !isCheckout(session) || !txn)
    throw new Refusal('AUTHORIZATION_FAIL', { why: 'no session of a transaction' });
  return { ...caller, session, txn };
}
