import type { EligibilityResponse } from '../../shared/api/sales';
import { maskMobile } from '../../shared/format/mask';
import { type LenderGateway, LenderUnavailable, type Standing } from '../lenders/lender-gateway';
import type { Metrics } from '../metrics';
import type { Clock } from '../ports';
import { logEvent } from '../store/event-log';
import type { Db } from '../store/schema';
import { verifiedUntilMs } from '../store/verified-mobiles';
import type { SalesCaller } from './caller';
import { offersFor, offersWithin, takingApplications } from './offers';
import { Refusal } from './refusal';

/** A lender that takes longer counts as not there; the agent and the customer stand and wait. */
const LENDER_ANSWERS_WITHIN_MS = 8_000;

/** Below what any lender finances, so that none has a plan for it. */
export const NO_AMOUNT = 0;

/** Who asks about a customer: an agent, or the customer. */
type Asker = Pick<SalesCaller, 'merchant' | 'requestId'> & { readonly agentId?: string };

export interface EligibilityDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly lenders: LenderGateway;
  readonly metrics: Metrics;
}

/** Refuses a customer who has not agreed: the number must be verified at this merchant. */
export async function requireVerified(
  deps: { db: Db; clock: Clock },
  caller: SalesCaller,
  mobile: string,
): Promise<void> {
  const untilMs = await verifiedUntilMs(deps.db, caller.merchant.merchantKey, mobile, deps.clock.nowMs());
  if (untilMs === null) throw new Refusal('MOBILE_NOT_VERIFIED');
}

/** Asks all lenders of the merchant about a number that is verified at this merchant. */
export async function checkEligibility(
  deps: EligibilityDeps,
  caller: SalesCaller,
  asked: { readonly mobile: string; readonly amount: number },
): Promise<EligibilityResponse> {
  await requireVerified(deps, caller, asked.mobile);
  return eligibilityOf(deps, caller, asked);
}

/** Asks all lenders of the merchant at once, about a number whose owner has agreed. A lender that is down is left out;
 *  when none answers the call is refused with LENDER_UNAVAILABLE. A pre-approved lender's upper limit is the customer's
 *  own. `amount` null: the lenders come without plans. */
export async function eligibilityOf(
  deps: EligibilityDeps,
  { merchant, requestId, agentId }: Asker,
  asked: { readonly mobile: string; readonly amount: number | null },
): Promise<EligibilityResponse> {
  const standings = await askAll(deps, merchant.lenderIds, asked.mobile);
  if (standings.size === 0) throw new Refusal('LENDER_UNAVAILABLE');

  const limits = new Map<string, number>();
  const open = new Set<string>();
  for (const [lenderId, found] of standings) {
    if (found.standing === 'preApproved') limits.set(lenderId, found.limitRupees);
    if (found.standing === 'newToBank') open.add(lenderId);
  }
  const emiLenders = offersWithin(limits, asked.amount ?? NO_AMOUNT);
  const applicable = merchant.isNtbAllowed ? takingApplications(merchant.lenderIds) : [];
  const ntbLenders = offersFor(
    applicable.filter((lenderId) => open.has(lenderId)),
    asked.amount ?? NO_AMOUNT,
  );
  const result = {
    emiLenders,
    ntbLenders,
    isPreApproved: emiLenders.length > 0,
    isNtbAllowed: ntbLenders.length > 0,
  };
  await logEvent(deps.db, {
    type: 'eligibilityChecked',
    atMs: deps.clock.nowMs(),
    merchantKey: merchant.merchantKey,
    agentId: agentId ?? null,
    requestId,
    details: {
      maskedMobile: maskMobile(asked.mobile),
      ...(asked.amount === null ? {} : { amountRupees: asked.amount }),
      answered: standings.size,
      isPreApproved: result.isPreApproved,
      isNtbAllowed: result.isNtbAllowed,
    },
  });
  return result;
}

/** The answers of those lenders that gave one. */
async function askAll(
  deps: EligibilityDeps,
  lenderIds: readonly string[],
  mobile: string,
): Promise<Map<string, Standing>> {
  const answers = await Promise.all(
    lenderIds.map(async (lenderId) => [lenderId, await askLender(deps, lenderId, mobile)] as const),
  );
  return new Map(answers.filter((answer): answer is readonly [string, Standing] => answer[1] !== null));
}

/** Null when the lender is down or too slow. */
export async function askLender(deps: EligibilityDeps, lenderId: string, mobile: string): Promise<Standing | null> {
  const startedAtMs = deps.clock.nowMs();
  const done = new AbortController();
  const note = (outcome: string): void =>
    deps.metrics.lenderCalls.observe({ lender: lenderId, outcome }, (deps.clock.nowMs() - startedAtMs) / 1000);
  try {
    const standing = await Promise.race([
      deps.lenders.standing(lenderId, mobile, done.signal),
      deps.clock.delay(LENDER_ANSWERS_WITHIN_MS, done.signal).then(() => null),
    ]);
    note(standing?.standing ?? 'timeout');
    return standing;
  } catch (error) {
    if (!(error instanceof LenderUnavailable)) throw error;
    note('unavailable');
    return null;
  } finally {
    done.abort();
  }
}
