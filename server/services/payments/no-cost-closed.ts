import { atMerchant, lenderById } from '../../../shared/lenders';
import { DAY_MS } from '../../../shared/rules/duration';
import { exitsSince } from '../../store/exits';
import type { Merchant } from '../../store/merchants';
import type { PaymentDeps } from './payment-deps';

const EXITS_COUNT_FOR_MS = 180 * DAY_MS;
const EXITS_AT_MOST = 1;

/** True if a merchant that limits exits closes its no-cost plans to a number, as an exit keeps the goods and the
 *  discount. */
export async function isNoCostClosedTo(
  { db, clock }: Pick<PaymentDeps, 'db' | 'clock'>,
  { merchantKey, limitsNoCostExits }: Merchant,
  mobile: string,
): Promise<boolean> {
  if (!limitsNoCostExits) return false;
  return (await exitsSince(db, { mobile, merchantKey }, clock.nowMs() - EXITS_COUNT_FOR_MS)) > EXITS_AT_MOST;
}

/** True if the shop pays the interest of the plan. */
export function isNoCostPlan({ noCostTenures }: Merchant, lenderId: string | null, emiPlanId: string | null): boolean {
  const lender = lenderId === null ? undefined : lenderById(lenderId);
  if (!lender) return false;
  return atMerchant(lender, noCostTenures).noCostTenures.some((tenure) => emiPlanId === `${lenderId}-${tenure}`);
}
