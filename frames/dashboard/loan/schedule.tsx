import type { ReactNode } from 'react';
import { csvOf } from '../../../shared/format/csv';
import { rupeesOf } from '../../../shared/money/paise';
import { dayInIndia } from '../../../shared/rules/india-days';
import { Icon } from '../../kit/icon';
import * as icons from '../../kit/icons';
import { MoneyText } from '../../kit/money-text';
import { VisuallyHidden } from '../../kit/visually-hidden';
import { saveText } from '../../platform/files/save-text';
import { emiId } from '../addresses';
import card from '../card.module.css';
import { exactPaise } from '../sums';
import table from '../table.module.css';
import type { LoanData } from './loan-data';
import type { LoanSaid } from './loan-page-messages';
import css from './schedule.module.css';

/** The id of the schedule: what all sums of the page come from. */
export const SCHEDULE = 'schedule';

type Instalment = LoanData['instalments'][number];
const sumOf = (instalments: readonly Instalment[], of: (one: Instalment) => number): number =>
  instalments.reduce((sum, one) => sum + of(one), 0);
const interestOf = ({ interestPaise, gstPaise }: Instalment): number => interestPaise + gstPaise;
const rupees = (paise: number): string => rupeesOf(paise).toFixed(2);

/** The instalments as a file for a spreadsheet. */
export function scheduleCsv({ instalments }: Pick<LoanData, 'instalments'>, { schedule }: LoanSaid['t']): string {
  const hasGst = instalments.some(({ gstPaise }) => gstPaise > 0);
  const interest = hasGst ? schedule.interestAndGst : schedule.interest;
  const hasFees = instalments.some(({ feesPaise }) => feesPaise > 0);
  return csvOf([
    [
      schedule.due,
      schedule.emi,
      schedule.principal,
      interest,
      ...(hasFees ? [schedule.fee] : []),
      schedule.balance,
      schedule.state,
    ],
    ...instalments.map((one) => [
      one.dueOn,
      rupees(one.paymentPaise),
      rupees(one.principalPaise),
      rupees(interestOf(one)),
      ...(hasFees ? [rupees(one.feesPaise)] : []),
      rupees(one.balancePaise),
      schedule.states[one.state],
    ]),
  ]);
}

/** Every instalment, to the paisa, and their sums: what each figure of the page leads to. */
export function Schedule(props: LoanSaid & { readonly page: Window; readonly loan: LoanData }): ReactNode {
  const { page, loan, t, loans } = props;
  const { schedule } = t;
  const { instalments } = loan;
  const hasGst = instalments.some(({ gstPaise }) => gstPaise > 0);
  // A refund lowers a loan that goes on, and the instalments that are left are another schedule.
  const isOpen = loan.status === 'ACTIVE' || loan.status === 'OVERDUE';
  const changedAtMs = loan.refunds.filter(({ loanPaise }) => (loanPaise ?? 0) > 0).at(-1)?.atMs;
  const save = (): void => saveText(page.document, `${schedule.heading} ${loan.txnId}.csv`, scheduleCsv(loan, t));
  return (
    <section className={`${card.card} ${css.section}`} id={SCHEDULE} data-flush="">
      <div className={card.head}>
        <h2>{schedule.heading}</h2>
        <button className={card.action} type="button" onClick={save}>
          <Icon path={icons.save} size={20} />
          {schedule.download}
        </button>
      </div>
      {isOpen && changedAtMs !== undefined && (
        <p className={card.small}>{schedule.changed(loans.day(dayInIndia(changedAtMs)))}</p>
      )}
      <table className={`num ${table.table} ${css.table}`}>
        <caption>
          <VisuallyHidden>{schedule.heading}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{schedule.due}</th>
            <th scope="col">{schedule.emi}</th>
            <th scope="col" className={css.wide}>
              {schedule.principal}
            </th>
            <th scope="col" className={css.wide}>
              {hasGst ? schedule.interestAndGst : schedule.interest}
            </th>
            <th scope="col">{schedule.balance}</th>
            <th scope="col">{schedule.state}</th>
          </tr>
        </thead>
        <tbody>
          {instalments.map((one) => (
            <tr key={one.number} id={emiId(one.number)} data-at={one.state}>
              <th scope="row">{loans.dayOfYear(one.dueOn)}</th>
              <td>
                <b translate="no">{exactPaise(one.paymentPaise)}</b>
                {one.feesPaise > 0 && (
                  <span className={card.small}>
                    <MoneyText>{schedule.fees(exactPaise(one.feesPaise))}</MoneyText>
                  </span>
                )}
                {one.chargesPaise > 0 && (
                  <span className={card.small}>
                    <MoneyText>{schedule.charges(exactPaise(one.chargesPaise))}</MoneyText>
                  </span>
                )}
              </td>
              <td className={css.wide} translate="no">
                {exactPaise(one.principalPaise)}
              </td>
              <td className={css.wide} translate="no">
                {exactPaise(interestOf(one))}
              </td>
              <td translate="no">{exactPaise(one.balancePaise)}</td>
              <td>
                <span className={css.state}>
                  {one.state === 'PAID' && <Icon path={icons.check} size={16} />}
                  {schedule.states[one.state]}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{schedule.all}</th>
            <td>
              <b translate="no">{exactPaise(sumOf(instalments, ({ paymentPaise }) => paymentPaise))}</b>
            </td>
            <td className={css.wide} translate="no">
              {exactPaise(sumOf(instalments, ({ principalPaise }) => principalPaise))}
            </td>
            <td className={css.wide} translate="no">
              {exactPaise(sumOf(instalments, interestOf))}
            </td>
            <td />
            <td />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
