import type { EligibilityResponse } from '../../shared/api/sales';
import { maskMobile } from '../../shared/format/mask';
import { type LenderGateway, LenderUnavailable, type Standing } from '../lenders/lender-gateway';
import type { Clock } from '../platform/clock';
import type { Metrics } from '../platform/metrics';
import { withTimeout } from '../platform/with-timeout';
import { STANDING_WITHIN_MS } from '../rules/lender-answers';
import { rejectingLenders } from '../store/applications';
import { type LoggedEvent, logEvent } from '../store/event-log';
import type { Db } from '../store/schema';
import { verifiedUntilMs } from '../store/verified-mobiles';
import type { SalesCaller } from './caller';
import { applyMerchantLimits } from './merchant-limits';
import { offersFor, offersWithin, partOffers, takingApplications } from './offers';
import { Refusal } from './refusal';

/** Below any lender's minimum, so that none has a plan for it. */
export const NO_AMOUNT = 0;

type RequestContext = Pick<SalesCaller, 'merchant' | 'requestId'> & { readonly agentId?: string };

export interface EligibilityDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly lenders: LenderGateway;
  readonly metrics: Metrics;
}

/** Refuses a customer without consent: the number must be verified at this merchant. */
export async function requireVerified(
  deps: { db: Db; clock: Clock },
  caller: SalesCaller,
  mobile: string,
): Promise<void> {
  const untilMs = await verifiedUntilMs(deps.db, caller.merchant.merchantKey, mobile, deps.clock.nowMs());
  if (untilMs === null) throw new Refusal('MOBILE_NOT_VERIFIED');
}

export async function checkEligibility(
  deps: EligibilityDeps,
  caller: SalesCaller,
  asked: { readonly mobile: string; readonly amount: number },
): Promise<EligibilityResponse> {
  await requireVerified(deps, caller, asked.mobile);
  return eligibilityHere(deps, caller, asked);
}

interface Asked {
  readonly mobile: string;
  /** Rupees; null: returns lenders without plans. */
  readonly amount: number | null;
}

/** The lenders' answers about a number whose owner has agreed, with the merchant's limits applied. */
export async function eligibilityHere(
  deps: EligibilityDeps,
  context: RequestContext,
  asked: Asked,
): Promise<EligibilityResponse> {
  const { standings, refusedHere } = await applyMerchantLimits(
    deps.db,
    context.merchant,
    asked.mobile,
    await askAll(deps, context.merchant.lenderIds, asked.mobile),
  );
  const { answer, checked } = await answerOf(deps, context, asked, standings);
  await logEvent(deps.db, checked);
  return { ...answer, refusedHere };
}

/** The lenders' answers for a payment, which applies the merchant's limits when a plan is chosen. */
export async function eligibilityOf(
  deps: EligibilityDeps,
  context: RequestContext,
  asked: Asked,
): Promise<LendersAnswer> {
  const { answer, checked } = await checkedEligibility(deps, context, asked);
  await logEvent(deps.db, checked);
  return answer;
}

/** {@link eligibilityOf}, with the event for the caller to log. `held`: credit that a lender reserves for this payment,
 *  rupees; another choice releases it, so it counts as available. */
export const checkedEligibility = async (
  deps: EligibilityDeps,
  context: RequestContext,
  asked: Asked,
  held: { readonly lenderId: string; readonly rupees: number } | null = null,
): Promise<CheckedEligibility & { readonly standings: Standings }> => {
  const standings = await askAll(deps, context.merchant.lenderIds, asked.mobile);
  const found = held ? standings.get(held.lenderId) : undefined;
  if (held && found?.standing === 'preApproved')
    standings.set(held.lenderId, { ...found, limitRupees: found.limitRupees + held.rupees });
  return { ...(await answerOf(deps, context, asked, standings)), standings };
};

interface CheckedEligibility {
  readonly answer: LendersAnswer;
  readonly checked: LoggedEvent;
}

export type Standings = ReadonlyMap<string, Standing>;

export type LendersAnswer = Omit<EligibilityResponse, 'refusedHere'>;

export const limitsIn = (standings: Standings): ReadonlyMap<string, number> =>
  new Map(
    [...standings].flatMap(([lenderId, found]) =>
      found.standing === 'preApproved' ? [[lenderId, found.limitRupees] as const] : [],
    ),
  );

/** A pre-approving lender's upper limit is the customer's. A lender that has rejected an application at this merchant
 *  accepts no other while that is stored (NTB-015); an agent still sees it listed, since the rejection is private. */
async function answerOf(
  deps: EligibilityDeps,
  { merchant, requestId, agentId }: RequestContext,
  asked: Asked,
  standings: Standings,
): Promise<CheckedEligibility> {
  const limits = limitsIn(standings);
  const emiLenders = offersWithin(merchant, limits, asked.amount ?? NO_AMOUNT);
  const open = (merchant.isNtbAllowed ? takingApplications(merchant.lenderIds) : []).filter(
    (lenderId) => standings.get(lenderId)?.standing === 'newToBank',
  );
  const at = { merchantKey: merchant.merchantKey, mobile: asked.mobile };
  const isAsked = agentId === undefined && open.length > 0;
  const rejecting = isAsked ? await rejectingLenders(deps.db, at, deps.clock.nowMs()) : new Set<string>();
  const ntbLenders = offersFor(
    { ...merchant, lenderIds: open.filter((lenderId) => !rejecting.has(lenderId)) },
    asked.amount ?? NO_AMOUNT,
  );
  const answer = {
    emiLenders,
    partLenders: partOffers(merchant, limits, asked.amount ?? NO_AMOUNT),
    ntbLenders,
    isPreApproved: emiLenders.length > 0,
    isNtbAllowed: ntbLenders.length > 0,
  };
  const checked: LoggedEvent = {
    type: 'eligibilityChecked',
    atMs: deps.clock.nowMs(),
    merchantKey: merchant.merchantKey,
    agentId: agentId ?? null,
    requestId,
    details: {
      maskedMobile: maskMobile(asked.mobile),
      ...(asked.amount === null ? {} : { amountRupees: asked.amount }),
      answered: standings.size,
      isPreApproved: answer.isPreApproved,
      isNtbAllowed: answer.isNtbAllowed,
    },
  };
  return { answer, checked };
}

/** Asks all lenders at once and returns their answers. LENDER_UNAVAILABLE if none answers, NO_LENDER_CONNECTED if there
 *  is none. */
async function askAll(
  deps: EligibilityDeps,
  lenderIds: readonly string[],
  mobile: string,
): Promise<Map<string, Standing>> {
  if (lenderIds.length === 0) throw new Refusal('NO_LENDER_CONNECTED');
  const answers = await Promise.all(
    lenderIds.map(async (lenderId) => [lenderId, await askLender(deps, lenderId, mobile)] as const),
  );
  const given = answers.filter((answer): answer is readonly [string, Standing] => answer[1] !== null);
  if (given.length === 0) throw new Refusal('LENDER_UNAVAILABLE');
  return new Map(given);
}

export async function askLender(
  deps: EligibilityDeps,
  lenderId: string,
  mobile: string,
  withinMs: number = STANDING_WITHIN_MS,
): Promise<Standing | null> {
  const startedAtMs = deps.clock.nowMs();
  const note = (outcome: string): void =>
    deps.metrics.lenderCalls.observe({ lender: lenderId, outcome }, (deps.clock.nowMs() - startedAtMs) / 1000);
  try {
    const standing = await withTimeout<Standing | null>(
      deps.clock,
      withinMs,
      (done) => deps.lenders.standing(lenderId, mobile, done),
      () => null,
    );
    note(standing?.standing ?? 'timeout');
    return standing;
  } catch (error) {
    if (!(error instanceof LenderUnavailable)) throw error;
    note('unavailable');
    return null;
  }
}
