import type { ReactNode } from 'react';
import { isLoanOver } from '../../../shared/rules/loan-flow';
import { Icon } from '../../kit/icon';
import * as icons from '../../kit/icons';
import { loanAddress } from '../addresses';
import card from '../card.module.css';
import { exactPaise } from '../sums';
import table from '../table.module.css';
import css from './figures.module.css';
import { FIGURES } from './left-to-repay';
import type { Owed } from './owed-data';
import type { Said } from './owed-messages';

/** The receipt: a row for each loan, which leads to its instalments, and the sums that stand above it. */
export function Figures({ owed, t, loans, locale }: Said & Pick<Owed, 'owed'>): ReactNode {
  const { heading, readOn, loan, toRepay, paid, left, next, together } = t.figures;
  return (
    <details className={`${card.card} ${css.figures}`} id={FIGURES} data-flush="" open>
      <summary>
        <span>
          <h2>{heading}</h2>
          <span className={card.small}>{readOn(loans.moment(owed.serverNowMs))}</span>
        </span>
        <Icon path={icons.down} size={20} />
      </summary>
      <table className={`num ${table.table} ${css.table}`}>
        <thead>
          <tr>
            {[loan, toRepay, paid, left, next].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {owed.loans
            .filter(({ status }) => !isLoanOver(status))
            .map((one) => (
              <tr key={one.txnUuid}>
                <th scope="row">
                  <a href={loanAddress(locale, one.txnUuid)}>{one.title}</a>
                  <span className={card.small} translate="no">
                    {one.lenderName}
                  </span>
                </th>
                <td data-head={toRepay} translate="no">
                  {exactPaise(one.toRepayPaise)}
                </td>
                <td data-head={paid} translate="no">
                  {exactPaise(one.paidPaise)}
                </td>
                <td data-head={left} translate="no">
                  <b>{exactPaise(one.leftPaise)}</b>
                </td>
                <td data-head={next}>{one.nextDueOn === null ? '' : loans.dayOfYear(one.nextDueOn)}</td>
              </tr>
            ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{together}</th>
            <td data-head={toRepay} translate="no">
              {exactPaise(owed.toRepayPaise)}
            </td>
            <td data-head={paid} translate="no">
              {exactPaise(owed.paidPaise)}
            </td>
            <td data-head={left} translate="no">
              <b>{exactPaise(owed.leftPaise)}</b>
            </td>
            <td />
          </tr>
        </tfoot>
      </table>
    </details>
  );
}
