import type { ReactNode } from 'react';
import type { LoanCard } from '../../../shared/api/loan-fields';
import { formatPaise } from '../../../shared/format/number';
import type { Locale } from '../../../shared/locales';
import { dayInIndia } from '../../../shared/rules/india-days';
import { Inline } from '../../kit/layout/inline';
import { Panel } from '../../kit/layout/panel';
import { Tile } from '../../kit/tile';
import { Caption } from '../../kit/type/caption';
import { VisuallyHidden } from '../../kit/visually-hidden';
import { loanAddress } from '../addresses';
import type { LoansMessages } from '../message-types';
import { ProgressBars } from '../progress-bars';
import { StatusTag } from '../status-tag';
import table from '../table.module.css';
import type { ListMessages } from './list-messages';
import css from './transaction-table.module.css';

interface TransactionTableProps {
  readonly transactions: readonly LoanCard[];
  readonly locale: Locale;
  readonly t: ListMessages;
  readonly loans: LoansMessages;
}

/** Purchases, newest first. A narrow window shows title, price and status. */
export function TransactionTable({ transactions, locale, t, loans }: TransactionTableProps): ReactNode {
  const { date, order, lender, plan, progress, amount, status } = t.heads;
  return (
    <Panel className={css.card}>
      <table className={`${table.table} ${css.table}`}>
        <caption>
          <VisuallyHidden>{t.title}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {[date, order, lender, plan, progress, amount, status].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {transactions.map((one) => (
            <tr key={one.txnUuid}>
              <td className={css.wide}>{loans.day(dayInIndia(one.boughtAtMs))}</td>
              <th scope="row">
                <Inline as="span" align="center" className={css.order}>
                  <Tile name={one.merchantName} size={40} logo={one.picture ?? one.merchantLogo ?? ''} />
                  <span>
                    <a href={loanAddress(locale, one.txnUuid)}>{one.title}</a>
                    <Caption as="span" translate="no">
                      {one.merchantName}
                    </Caption>
                    <Caption as="span" className={css.day}>
                      {loans.day(dayInIndia(one.boughtAtMs))}
                    </Caption>
                  </span>
                </Inline>
              </th>
              <td className={css.wide} translate="no">
                {one.lenderName}
              </td>
              <td className={`num ${css.wide}`} translate="no">
                {one.instalmentCount} × {formatPaise(one.instalmentPaise)}
              </td>
              <td className={css.wide}>
                <ProgressBars of={one} />
                <VisuallyHidden>{loans.paidOf(one.paidCount, one.instalmentCount)}</VisuallyHidden>
              </td>
              <td className="num" translate="no">
                <b>{formatPaise(one.pricePaise)}</b>
              </td>
              <td>
                <StatusTag of={one} t={loans} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
