import type { RequestOf, ResponseOf } from '../../shared/api/endpoint';
import type * as lookup from '../../shared/api/shopper-lookup';
import { lenderById } from '../../shared/lenders';
import type { SiteCaller } from './caller';
import { userStatusOf } from './logins';
import { namedMerchant } from './named-merchant';
import { checkEligibilityAt, checkUserEligibility, type WidgetDeps } from './widgets';

/** Asks the lenders about the session's number, with the requirements of each that approves. */
export async function shopperEligibility(
  deps: WidgetDeps,
  caller: SiteCaller,
  amount: number | null,
): Promise<ResponseOf<typeof lookup.bicCheckUserEligibility>> {
  const standing = await checkUserEligibility(deps, caller, amount);
  const approving = standing.isPreApproved ? standing.lenders : [];
  return {
    eligible: standing.isEligible,
    status: userStatusOf(standing),
    lenderDetailsList: approving.map(({ emiPlans: _plans, ...lender }) => ({
      ...lender,
      aivfType: lenderById(lender.lenderId)?.aivfType ?? 'NONE',
    })),
    emiLenderDetailsList: approving.map(({ lenderId, name, emiPlans }) => ({ lenderId, lenderName: name, emiPlans })),
  };
}

/** Status of a number: only for the session's own. No lender is asked about another one. */
export async function statusOfNumber(
  deps: WidgetDeps,
  caller: SiteCaller,
  { mobiles, ignoreCookie, gatewayMerchantId }: RequestOf<typeof lookup.smartUserDetect>,
): Promise<ResponseOf<typeof lookup.smartUserDetect>> {
  const merchant = await namedMerchant(deps.db, caller, gatewayMerchantId, 'gatewayMerchantId');
  // SAFETY: the schema allows exactly one.
  const mobile = mobiles[0] as string;
  if (ignoreCookie === true || caller.session?.mobile !== mobile)
    return { isEligible: null, lenders: [], userStatus: null, mobile };
  const standing = await checkEligibilityAt(deps, { ...caller, merchant }, mobile, null);
  return {
    isEligible: standing.isEligible,
    lenders: standing.lenders.map(({ lenderId }) => lenderId),
    userStatus: userStatusOf(standing),
    mobile,
  };
}
