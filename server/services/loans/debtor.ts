import type { Debtor } from '../../store/debtor';
import type { SiteCaller } from '../caller';
import { requireMobile } from '../logins';
import { beginMissingLoans } from '../payments/begin-loan';
import type { LoanDeps } from './loan-deps';

/** Owner of a call's loans: the session's number, at a lender's host with that lender only. Starts missing loans first.
 *  Refusals: 401. */
export async function debtorOf(deps: LoanDeps, caller: SiteCaller): Promise<Debtor> {
  const mobile = requireMobile(caller);
  await beginMissingLoans(deps, mobile);
  return { mobile, lenderId: caller.site.lenderId };
}
