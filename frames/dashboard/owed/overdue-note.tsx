import type { ReactNode } from 'react';
import { formatPaise } from '../../../shared/format/number';
import { MoneyText } from '../../kit/money-text';
import { Note } from '../../kit/note';
import { loanAddress } from '../addresses';
import type { Owed } from './owed-data';
import type { Said } from './owed-messages';

/** What should have been paid already, first of all. */
export function OverdueNote({ owed, t, loans, locale }: Said & Pick<Owed, 'owed'>): ReactNode {
  return owed.upcoming
    .filter(({ isOverdue }) => isOverdue)
    .map(({ txnUuid, number, dueOn, paymentPaise }) => (
      <Note key={`${txnUuid} ${number}`} tone="error">
        <MoneyText>{t.overdue(formatPaise(paymentPaise), loans.day(dueOn))}</MoneyText>{' '}
        <a href={loanAddress(locale, txnUuid, number)}>{t.seeOverdue}</a>
      </Note>
    ));
}
