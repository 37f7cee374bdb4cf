import type { ReactNode } from 'react';
import { formatPaise } from '../../../shared/format/number';
import { MoneyText } from '../../kit/money-text';
import { StepProgress } from '../step-progress';
import css from './left-to-repay.module.css';
import { monthsShown } from './months-shown';
import type { Owed } from './owed-data';
import type { Said } from './owed-messages';

/** Where the figures come from, on this page. */
export const FIGURES = 'figures';
const from = `#${FIGURES}`;

/** The big number: what is left of all open loans, and the months in which it is due. Each figure leads to where it comes
 *  from. */
export function LeftToRepay({ owed, t, loans }: Said & Pick<Owed, 'owed'>): ReactNode {
  const { leftPaise, toRepayPaise, paidPaise, discountPaise } = owed;
  if (owed.loans.length === 0)
    return (
      <section className={css.card}>
        <h2 className={css.name}>{t.left}</h2>
        <p className={css.sum}>
          <span className="num" translate="no">
            {formatPaise(0)}
          </span>
        </p>
        <p className={css.of}>{t.nothingLeft}</p>
      </section>
    );
  const facts = [
    [t.paid, formatPaise(paidPaise)],
    [t.active, String(owed.loans.length)],
    ...(discountPaise > 0 ? [[t.discount, formatPaise(discountPaise)]] : []),
  ];
  return (
    <section className={css.card}>
      <div className={css.text}>
        <div>
          <h2 className={css.name}>{t.left}</h2>
          <p className={css.sum}>
            <a className="num" translate="no" href={from}>
              {formatPaise(leftPaise)}
            </a>
          </p>
          <p className={css.of}>
            <MoneyText>{t.leftOf(formatPaise(toRepayPaise), owed.loans.length)}</MoneyText>
          </p>
        </div>
        <dl className={css.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <a className="num" translate="no" href={from}>
                  {value}
                </a>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <StepProgress
        label={t.chartLabel}
        ground="night"
        t={loans}
        steps={monthsShown(owed.months).map((month) => ({
          id: month.month,
          share: month.share,
          at: month.at,
          sum: formatPaise(month.paidPaise + month.leftPaise),
          when: loans.month(month.month),
          name: `${loans.month(month.month)} ${month.month.slice(0, 'YYYY'.length)}`,
          href: from,
        }))}
      />
    </section>
  );
}
