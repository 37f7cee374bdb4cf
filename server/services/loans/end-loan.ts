import type { RequestOf, ResponseOf } from '../../../shared/api/endpoint';
import type { closeLoan, exitLoan } from '../../../shared/api/loans';
import type { LoanEnding } from '../../lenders/loan-gateway';
import { asOf } from '../../rules/loan';
import { findLoan } from '../../store/loans';
import type { SiteCaller } from '../caller';
import { callLender } from '../payments/call-lender';
import { Refusal } from '../refusal';
import { ownLoan, quotesOf } from './details';
import type { LoanDeps } from './loan-deps';

/** Answers `POST app/loan/close` and `POST app/loan/exit`. Refusals: 401, 404, LENDER_UNAVAILABLE; after the last one
 *  the outcome is unknown, and the call may be repeated: it is done once. */
export async function endLoan(
  deps: LoanDeps,
  caller: SiteCaller,
  how: LoanEnding,
  { txnUuid, amountPaise }: RequestOf<typeof closeLoan | typeof exitLoan>,
): Promise<ResponseOf<typeof closeLoan>> {
  const { loan } = await ownLoan(deps, caller, txnUuid);
  const { lenderId, mobile } = loan;
  const asked = await callLender(deps, lenderId, () =>
    deps.lenders.endLoan({ txnUuid, lenderId, mobile }, how, amountPaise),
  );
  if (asked.asked !== 'answered')
    throw new Refusal('LENDER_UNAVAILABLE', { cause: asked.asked === 'refused' ? asked.error : asked.cause });
  const after = await findLoan(deps.db, txnUuid);
  if (!after) throw new Error(`the loan ${txnUuid} is gone`);
  const nowMs = deps.clock.nowMs();
  return { outcome: asked.answer, ...quotesOf(asOf(after, nowMs), nowMs) };
}
