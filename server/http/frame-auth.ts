import type { FastifyRequest } from 'fastify';
import { header } from '../../shared/api/headers';
import { isOriginOf } from '../../shared/rules/merchant-origins';
import { visitorOf } from '../services/call-counters';
import { type CheckoutCaller, isCheckout, type WidgetCaller } from '../services/caller';
import { Refusal } from '../services/refusal';
import { isSessionIdOf, type SessionDeps, sessionOfToken } from '../services/sessions';
import type { Merchant } from '../store/merchants';
import type { Transaction } from '../store/transactions';
import { type AdmissionDeps, admitMerchant, type Known } from './admission';
import { callOf } from './call-of';
import { headerText } from './header-text';

/** Authenticates a call of a widget. A call without `session-token` has no session. Refusals:
 *  - 401: an unknown merchant, a session of another merchant or page, or a `sessionId` that is not that of the token.
 *  - 403: an origin that the merchant has not registered.
 *  - 4010: a session that has ended or never existed; the call counts for the network. */
export async function admitWidgetCall(
  deps: SessionDeps & AdmissionDeps,
  request: FastifyRequest,
): Promise<Known<WidgetCaller>> {
  const { merchant, refuse } = await admitMerchant(deps, request);
  const origin = headerText(request, header.origin);
  if (!isOriginOf(merchant.origins, origin)) return refuse(new Refusal('ORIGIN_NOT_REGISTERED'));
  const caller = { ...callOf(request), merchant, origin, site: null };
  const token = headerText(request, header.sessionToken);
  const guest = { ...caller, session: null, txn: null };
  if (token === '') return { by: visitorOf(guest), caller: guest };
  const found = await sessionOfToken(deps, token);
  if (!found) return { by: visitorOf(guest), refusal: new Refusal('ACTIVATION_SESSION_EXPIRED') };
  const { session } = found;
  if (session.merchantKey !== merchant.merchantKey || session.origin !== origin)
    return refuse(new Refusal('AUTHORIZATION_FAIL', { why: 'session of another merchant or page' }));
  const sessionId = headerText(request, header.sessionId);
  if (sessionId !== '' && !isSessionIdOf(deps, session, sessionId))
    return refuse(new Refusal('AUTHORIZATION_FAIL', { why: 'token and id of two sessions' }));
  const visitor = { ...caller, ...found, merchant: found.txn ? whenBegun(merchant, found.txn) : merchant };
  return { by: visitorOf(visitor), caller: visitor };
}

/** As for a widget; 401 without a session of a transaction. */
export async function admitCheckoutCall(
  deps: SessionDeps & AdmissionDeps,
  request: FastifyRequest,
): Promise<Known<CheckoutCaller>> {
  const known = await admitWidgetCall(deps, request);
  const { by, caller } = known;
  if (!caller) return known;
  const { session, txn } = caller;
  if (!session || !isCheckout(session) || !txn)
    return { by, refusal: new Refusal('AUTHORIZATION_FAIL', { why: 'no session of a transaction' }) };
  return { by, caller: { ...caller, session, txn } };
}

/** A payment keeps the no-cost months of its start, regardless of the merchant's later agreements. */
const whenBegun = (merchant: Merchant, { noCostTenures }: Transaction): Merchant => ({ ...merchant, noCostTenures });
