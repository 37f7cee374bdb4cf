import type { ReactNode } from 'react';
import { formatPaise } from '../../../shared/format/number';
import { dayInIndia } from '../../../shared/rules/india-days';
import { isLoanOver } from '../../../shared/rules/loan-flow';
import { Icon } from '../../kit/icon';
import * as icons from '../../kit/icons';
import { Tile } from '../../kit/tile';
import { listAddress, loanAddress } from '../addresses';
import card from '../card.module.css';
import { ProgressBars } from '../progress-bars';
import { StatusTag } from '../status-tag';
import type { Owed } from './owed-data';
import type { Said } from './owed-messages';
import css from './recent.module.css';

const RECENT_SHOWN = 5;

/** What was bought last. */
export function Recent({
  transactionHistory: history,
  t,
  loans,
  locale,
}: Said & Pick<Owed, 'transactionHistory'>): ReactNode {
  return (
    <section className={card.card} data-flush="">
      <div className={card.head}>
        <h2>{t.recent}</h2>
        <a className={card.action} href={listAddress(locale)}>
          {t.seeAll(history.transactionCount)}
          <Icon path={icons.next} size={16} />
        </a>
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where list-style is none */}
      <ul className={card.rows} role="list">
        {history.transactionDetails.slice(0, RECENT_SHOWN).map((one) => (
          <li key={one.txnUuid}>
            <a href={loanAddress(locale, one.txnUuid)}>
              <Tile name={one.merchantName} size={52} logo={one.picture ?? one.merchantLogo ?? ''} />
              <span>
                <b>{one.title}</b>
                <span className={css.shop}>
                  {one.merchantName} · {loans.day(dayInIndia(one.boughtAtMs))}
                </span>
              </span>
              <span className={css.status}>
                <StatusTag of={one} t={loans} />
              </span>
              <span className={css.bars} aria-hidden="true">
                <ProgressBars of={one} />
              </span>
              <span className={css.sum}>
                <b className="num" translate="no">
                  {formatPaise(one.pricePaise)}
                </b>
                <span className={card.small}>
                  {isLoanOver(one.status) && one.status !== 'CLOSED'
                    ? loans.nothingDue
                    : loans.paidOf(one.paidCount, one.instalmentCount)}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
