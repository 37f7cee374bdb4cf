import type { Debtor } from '../../store/debtor';
import type { SiteCaller } from '../caller';
import { requireMobile } from '../logins';
import { beginMissingLoans } from '../payments/begin-loan';
import type { LoanDeps } from './loan-deps';

/** Whose loans a call is about: those of the session's own number, at a lender's host with that lender alone. All of them are
 *  there by then. Refusals: 401. */
export async function debtorOf(deps: LoanDeps, caller: SiteCaller): Promise<Debtor> {
  const mobile = requireMobile(caller);
  await beginMissingLoans(deps, mobile);
  return { mobile, lenderId: caller.site.lenderId };
}
