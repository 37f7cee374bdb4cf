import type { RequestOf, ResponseOf } from '../../shared/api/endpoint';
import type * as acquisition from '../../shared/api/ntb-acquisition';
import { maskMobile } from '../../shared/format/mask';
import { isOriginOf } from '../../shared/rules/merchant-origins';
import { rejectingLenders } from '../store/applications';
import type { Merchant } from '../store/merchants';
import type { WidgetCaller } from './caller';
import { eligibilityOf } from './eligibility';
import { type LoginDeps, requireMobile, requireSession } from './logins';
import { lenderLimits, lenderName, offersFor, takingApplications, withPlace } from './offers';
import { Refusal } from './refusal';

export const applicationLenders = (merchant: Merchant): string[] =>
  merchant.isNtbAllowed ? takingApplications(merchant.lenderIds) : [];

export const applicationLendersFor = (merchant: Merchant, amountRupees: number): string[] =>
  offersFor({ ...merchant, lenderIds: applicationLenders(merchant) }, amountRupees)
    .filter(({ emiPlans }) => emiPlans.length > 0)
    .map(({ lenderId }) => lenderId);

/** Lenders that accept an application of the session's customer, without those that rejected one. `amount`: whole
 *  rupees; null without a purchase. */
export async function lendersForSession(
  deps: LoginDeps,
  caller: WidgetCaller,
  amount: number | null,
): Promise<ResponseOf<typeof acquisition.eligibleLenders>> {
  const mobile = requireMobile(caller);
  const { ntbLenders } = await eligibilityOf(deps, caller, { mobile, amount });
  // On the customer's own site, applications of all merchants count.
  const at = { merchantKey: caller.site ? null : caller.merchant.merchantKey, mobile };
  const rejecting = await rejectingLenders(deps.db, at, deps.clock.nowMs());
  const lenders = ntbLenders.filter(({ lenderId }) => !rejecting.has(lenderId));
  return { isNtbAllowed: lenders.length > 0, lenders: lenders.map(withPlace), maskedMobile: maskMobile(mobile) };
}

/** Status of a new customer. The return address must be the merchant's, and the number the session's. */
export async function standingOfNewCustomer(
  deps: LoginDeps,
  caller: WidgetCaller,
  asked: RequestOf<typeof acquisition.acquisitionEligibility>,
): Promise<ResponseOf<typeof acquisition.acquisitionEligibility>> {
  const { merchant } = caller;
  const { mobile } = requireSession(caller);
  if (mobile !== null && asked.mobile !== undefined && mobile !== asked.mobile)
    throw new Refusal('AUTHORIZATION_FAIL', { why: 'another number than the session’s' });
  if (!isOriginOf(merchant.origins, new URL(asked.redirectUrl).origin))
    throw new Refusal('INVALID_REQUEST', {
      fields: [{ path: 'redirectUrl', message: 'must be on an origin that is registered for the merchant' }],
    });
  const answer = { isNTBEnabledOnMerchant: merchant.isNtbAllowed, redirectUrl: asked.redirectUrl };
  // No lender is asked about an unverified number.
  if (mobile === null) return { ...answer, userStatus: 'nonLoggedin', ntbDetails: [] };
  const { lenders } = await lendersForSession(deps, caller, null);
  return {
    ...answer,
    userStatus: lenders.length > 0 ? 'eligible' : 'notEligible',
    ntbDetails: lenders.map(({ lenderId }) => ({ lenderId, lenderName: lenderName(lenderId) })),
  };
}

export const marketplaceOf = ({ merchant }: WidgetCaller): ResponseOf<typeof acquisition.marketplaceInfo> => ({
  merchantName: merchant.name,
  isNtbAllowed: merchant.isNtbAllowed,
  lenders: lenderLimits(applicationLenders(merchant)),
});
