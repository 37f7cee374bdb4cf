import type { ReactNode } from 'react';
import { formatPaise } from '../../../shared/format/number';
import { Icon } from '../../kit/icon';
import * as icons from '../../kit/icons';
import { MoneyText } from '../../kit/money-text';
import card from '../card.module.css';
import { accountDigits } from '../sums';
import type { LoanData } from './loan-data';
import type { LoanSaid } from './loan-page-messages';
import css from './timeline.module.css';

/** The id of what has happened: what is paid comes from there. */
export const TIMELINE = 'timeline';

type News = LoanData['timeline'][number];

interface Entry {
  readonly id: string;
  readonly at: 'done' | 'failed' | 'next' | 'last';
  readonly what: string;
  readonly more: string;
}

/** What a piece of news is called. */
function nameOf({ what, number }: News, { timeline: say }: LoanSaid['t'], lender: string): string {
  switch (what) {
    case 'LENT':
      return say.LENT(lender);
    case 'INSTALMENT_PAID':
    case 'DEBIT_BOUNCED':
    case 'EMI_MISSED':
      return say[what](number ?? 0);
    case 'ORDERED':
    case 'STATEMENT_AGREED':
    case 'REFUNDED':
    case 'CLOSED':
    case 'CANCELLED':
    case 'RETURNED':
      return say[what];
    default:
      return what satisfies never;
  }
}

/** What has happened, and what comes: the next instalment and the last one. */
export function entriesOf(loan: LoanData, { t, loans }: Pick<LoanSaid, 't' | 'loans'>): readonly Entry[] {
  const { timeline: say } = t;
  const { timeline, merchantName, lenderName, next, instalments, repaymentAccount } = loan;
  const moreOf = (news: News): string => {
    const moment = loans.moment(news.atMs);
    if (news.what === 'ORDERED') return `${moment} · ${merchantName}`;
    if (news.amountPaise === null) return moment;
    const sum = formatPaise(news.amountPaise);
    return `${moment} · ${news.what === 'LENT' ? say.lent(sum) : sum}`;
  };
  const last = instalments.at(-1);
  return [
    ...timeline.map(
      (news, index): Entry => ({
        id: `${news.what} ${index}`,
        at: news.what === 'DEBIT_BOUNCED' || news.what === 'EMI_MISSED' ? 'failed' : 'done',
        what: nameOf(news, t, lenderName),
        more: moreOf(news),
      }),
    ),
    ...(next
      ? [
          {
            id: 'next',
            at: 'next',
            what: say.emiOn(next.number, loans.day(next.dueOn)),
            more:
              formatPaise(next.paymentPaise) +
              (repaymentAccount === null ? '' : ` · ${loans.account(lenderName, accountDigits(repaymentAccount))}`),
          } as const,
        ]
      : []),
    ...(next && last && last.number !== next.number
      ? [{ id: 'last', at: 'last', what: say.lastOn(loans.day(last.dueOn)), more: say.closes } as const]
      : []),
  ];
}

const iconOf = { done: icons.check, failed: icons.alert, next: icons.calendar, last: icons.clock } as const;

/** What has happened to the purchase and its loan, oldest first, and what comes. */
export function Timeline({ loan, t, loans }: LoanSaid & { readonly loan: LoanData }): ReactNode {
  return (
    <section className={`${card.card} ${css.section}`} id={TIMELINE}>
      <h2>{t.timeline.heading}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where list-style is none */}
      <ol className={css.list} role="list">
        {entriesOf(loan, { t, loans }).map(({ id, at, what, more }) => (
          <li key={id} data-at={at} aria-current={at === 'next' ? 'step' : undefined}>
            <span className={css.point} aria-hidden="true">
              <Icon path={iconOf[at]} size={16} />
            </span>
            <span>
              <b>{what}</b>
              <span className={card.small}>
                <MoneyText>{more}</MoneyText>
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
