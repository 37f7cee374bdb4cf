import type { ownLimits } from '../../shared/api/credit-line';
import type { ResponseOf } from '../../shared/api/endpoint';
import { maskMobile } from '../../shared/format/mask';
import { LIMIT_WITHIN_MS } from '../../shared/rules/limit-check';
import { logEvent } from '../store/event-log';
import type { SiteCaller } from './caller';
import { askLender } from './eligibility';
import type { LenderApplicationDeps } from './lender-applications';
import { requireMobile } from './logins';
import { lenderName } from './offers';
import { callLender } from './payments/call-lender';

type Row = ResponseOf<typeof ownLimits>['limits'][number];

export async function limitsOfCaller(
  deps: LenderApplicationDeps,
  caller: SiteCaller,
): Promise<ResponseOf<typeof ownLimits>> {
  const mobile = requireMobile(caller);
  const { merchant, requestId } = caller;
  const rows = await Promise.all(merchant.lenderIds.map((lenderId) => rowOf(deps, caller, mobile, lenderId)));
  const limits = rows.filter((row) => row !== null).sort((one, other) => rank(other) - rank(one));
  await logEvent(deps.db, {
    type: 'eligibilityChecked',
    atMs: deps.clock.nowMs(),
    merchantKey: merchant.merchantKey,
    agentId: null,
    requestId,
    details: {
      maskedMobile: maskMobile(mobile),
      answered: rows.filter((row) => row?.standing !== 'NO_ANSWER').length,
      isPreApproved: limits.some(({ availableLimit }) => availableLimit !== null),
    },
  });
  return { limits, serverNowMs: deps.clock.nowMs() };
}

const rank = ({ availableLimit }: Row): number => availableLimit ?? -1;

/** Null if the lender has not approved the number. */
async function rowOf(
  deps: LenderApplicationDeps,
  { merchant: { merchantKey }, requestId }: SiteCaller,
  mobile: string,
  lenderId: string,
): Promise<Row | null> {
  const named = { lenderId, lenderName: lenderName(lenderId) };
  const standing = await askLender(deps, lenderId, mobile, LIMIT_WITHIN_MS);
  if (standing === null) return { ...named, standing: 'NO_ANSWER', availableLimit: null, wholeLimit: null };
  if (standing.standing !== 'preApproved') return null;
  const availableLimit = standing.limitRupees;
  const ref = { lenderId, mobile, merchantKey, requestId };
  const line = await callLender(deps, lenderId, () => deps.lenders.lineState(ref));
  const known = line.asked === 'answered' && line.answer.line !== 'none' ? line.answer : null;
  return {
    ...named,
    standing: known?.line === 'active' ? 'ACTIVE' : 'APPROVED',
    availableLimit,
    wholeLimit: known && Math.max(known.limitRupees, availableLimit),
  };
}
