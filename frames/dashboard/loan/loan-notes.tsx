import type { ReactNode } from 'react';
import { formatPaise } from '../../../shared/format/number';
import { DAY_MS } from '../../../shared/rules/duration';
import { dayInIndia } from '../../../shared/rules/india-days';
import * as icons from '../../kit/icons';
import { MoneyText } from '../../kit/money-text';
import { Note } from '../../kit/note';
import { accountDigits } from '../sums';
import type { LoanData } from './loan-data';
import type { LoanSaid } from './loan-page-messages';

/** Notes above everything else: that it is over, that a debit has failed or none was made, that a dispute pauses
 *  it, what has to be in the account, or how to pay without one. */
export function LoanNotes({ loan, t, loans }: LoanSaid & { readonly loan: LoanData }): ReactNode {
  const { status, endedAtMs, areDebitsPaused, next, repaymentAccount, lenderName, bounceChargePaise, txnId } = loan;
  if (status !== 'ACTIVE' && status !== 'OVERDUE')
    return endedAtMs === null ? null : (
      <Note icon={icons.check}>{t.over[status](loans.day(dayInIndia(endedAtMs)))}</Note>
    );
  const paused = areDebitsPaused && <Note tone="info">{t.paused}</Note>;
  if (next && repaymentAccount === null) {
    const sum = formatPaise(next.paymentPaise);
    return (
      <>
        {paused}
        <Note tone={status === 'OVERDUE' ? 'error' : 'info'} icon={status === 'OVERDUE' ? icons.alert : icons.rupee}>
          <MoneyText>
            {status === 'OVERDUE'
              ? t.missed(lenderName, sum, txnId)
              : t.payHow(lenderName, sum, loans.dayOfYear(next.dueOn), txnId)}
          </MoneyText>
        </Note>
      </>
    );
  }
  if (status === 'OVERDUE')
    return (
      <>
        {paused}
        <Note tone="error" icon={icons.alert}>
          <MoneyText>{t.bounced(formatPaise(bounceChargePaise))}</MoneyText>
        </Note>
      </>
    );
  if (areDebitsPaused || !next || repaymentAccount === null) return paused;
  const by = dayInIndia(Date.parse(next.dueOn) - DAY_MS);
  return (
    <Note tone="info" icon={icons.rupee}>
      <MoneyText>
        {`${loans.keep(
          formatPaise(next.paymentPaise),
          loans.account(lenderName, accountDigits(repaymentAccount)),
          loans.dayOfYear(by),
        )} ${t.bounceCosts(formatPaise(bounceChargePaise))}`}
      </MoneyText>
    </Note>
  );
}
