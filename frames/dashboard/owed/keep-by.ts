import { addDays } from '../../../shared/rules/india-days';

/** An instalment that is debited: from which account, when and how much. */
interface Upcoming {
  readonly dueOn: string;
  readonly paymentPaise: number;
  readonly lenderName: string;
  readonly repaymentAccount: string | null;
}

/** What has to be in an account, and by when: the day before it is debited. Paise; 'YYYY-MM-DD'. */
export interface KeepBy {
  readonly lenderName: string;
  readonly account: string;
  readonly by: string;
  readonly paise: number;
}

/** What each linked account needs for the next day on which it is debited, earliest first. An account that is debited several
 *  times on that day needs the sum. */
export function keepBy(upcoming: readonly Upcoming[]): readonly KeepBy[] {
  const byAccount = new Map<string, KeepBy>();
  for (const { lenderName, repaymentAccount, dueOn, paymentPaise } of upcoming) {
    if (repaymentAccount === null) continue;
    const key = `${lenderName} ${repaymentAccount}`;
    const by = addDays(dueOn, -1);
    const known = byAccount.get(key);
    if (known === undefined) byAccount.set(key, { lenderName, account: repaymentAccount, by, paise: paymentPaise });
    else if (known.by === by) byAccount.set(key, { ...known, paise: known.paise + paymentPaise });
  }
  return [...byAccount.values()];
}
