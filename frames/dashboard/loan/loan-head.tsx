import type { ReactNode } from 'react';
import { formatPaise } from '../../../shared/format/number';
import { dayInIndia, daysBetween } from '../../../shared/rules/india-days';
import { Inline } from '../../kit/layout/inline';
import { Panel } from '../../kit/layout/panel';
import { MoneyText } from '../../kit/money-text';
import { Tag } from '../../kit/tag';
import { Tile } from '../../kit/tile';
import { emiId } from '../addresses';
import { DayTile } from '../day-tile';
import { StatusTag } from '../status-tag';
import { type ProgressStep, StepProgress } from '../step-progress';
import { accountDigits } from '../sums';
import type { LoanData } from './loan-data';
import css from './loan-head.module.css';
import type { LoanSaid } from './loan-page-messages';
import { SCHEDULE } from './schedule';

const steps: Readonly<Record<LoanData['instalments'][number]['state'], ProgressStep['at']>> = {
  PAID: 'paid',
  OVERDUE: 'overdue',
  NEXT: 'next',
  UPCOMING: 'ahead',
  ENDED: 'ended',
};

/** Product, remaining amount, next due date, and a step per instalment. */
export function LoanHead({ loan, t, loans }: LoanSaid & { readonly loan: LoanData }): ReactNode {
  const { title, picture, itemCount, merchantName, merchantLogo, orderId, isNoCost, instalments, next } = loan;
  return (
    <Panel as="section" className={css.card}>
      <Inline gap={4} align="start" className={css.top}>
        <Tile name={merchantName} size={52} logo={picture ?? merchantLogo ?? ''} />
        <div>
          <p className={css.tags}>
            <StatusTag of={loan} t={loans} />
            {isNoCost && <Tag tone="gold">{loans.noCost}</Tag>}
          </p>
          <h1>{title}</h1>
          {itemCount > 1 && <p className={css.small}>{t.moreItems(itemCount - 1)}</p>}
          <p className={css.small}>{t.order(merchantName, orderId)}</p>
        </div>
      </Inline>
      <div className={css.sums}>
        <div>
          <p className={css.small}>{t.left}</p>
          <p className={css.rest}>
            <a className="num" translate="no" href={`#${SCHEDULE}`}>
              {formatPaise(loan.leftPaise)}
            </a>
          </p>
          <p className={css.small}>
            <MoneyText>{t.leftOf(formatPaise(loan.totalPayablePaise), loan.paidCount, loan.instalmentCount)}</MoneyText>
          </p>
        </div>
        {next && <NextEmi loan={loan} next={next} t={t} loans={loans} />}
      </div>
      <StepProgress
        label={t.chartLabel}
        ground="surface"
        t={loans}
        steps={instalments.map(({ number, dueOn, paymentPaise, state }, index) => ({
          id: String(number),
          share: (index + 1) / instalments.length,
          at: steps[state],
          sum: formatPaise(paymentPaise),
          when: loans.dayOfYear(dueOn),
          name: t.emi(number, loans.day(dueOn)),
          href: `#${emiId(number)}`,
        }))}
      />
    </Panel>
  );
}

interface NextEmiProps extends Pick<LoanSaid, 't' | 'loans'> {
  readonly loan: LoanData;
  readonly next: NonNullable<LoanData['next']>;
}

/** Next due date and debited account. */
function NextEmi({ loan, next, t, loans }: NextEmiProps): ReactNode {
  const days = daysBetween(dayInIndia(loan.serverNowMs), next.dueOn);
  const { repaymentAccount, lenderName } = loan;
  return (
    <a className={css.next} href={`#${emiId(next.number)}`}>
      <DayTile day={next.dueOn} isFirst t={loans} />
      <span>
        <span className={css.small}>{days < 0 ? t.nextOverdue(loans.day(next.dueOn)) : t.next(days)}</span>
        <b className="num" translate="no">
          {formatPaise(next.paymentPaise)}
        </b>
        <span className={css.small}>
          <MoneyText>
            {repaymentAccount === null
              ? t.payYourself(lenderName)
              : t.debitFrom(loans.account(lenderName, accountDigits(repaymentAccount)))}
          </MoneyText>
        </span>
      </span>
    </a>
  );
}
