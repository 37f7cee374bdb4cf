import type { ReactNode } from 'react';
import { formatPaise } from '../../../shared/format/number';
import * as icons from '../../kit/icons';
import { MoneyText } from '../../kit/money-text';
import { Note } from '../../kit/note';
import { loanAddress } from '../addresses';
import card from '../card.module.css';
import { DayTile } from '../day-tile';
import { accountDigits } from '../sums';
import { keepBy } from './keep-by';
import type { Owed } from './owed-data';
import type { Said } from './owed-messages';
import css from './upcoming-emis.module.css';

/** What is debited next, from which account, and what has to be in that. */
export function UpcomingEmis({ owed, t, loans, locale }: Said & Pick<Owed, 'owed'>): ReactNode {
  const required = keepBy(owed.upcoming);
  return (
    <section className={card.card} data-raised="">
      <h2>{t.upcoming.heading}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where list-style is none */}
      <ol className={css.list} role="list">
        {owed.upcoming.map((one, index) => (
          <li key={`${one.txnUuid} ${one.number}`}>
            <a href={loanAddress(locale, one.txnUuid, one.number)}>
              <DayTile day={one.dueOn} isFirst={index === 0} t={loans} />
              <span className={css.what}>
                <b className="num" translate="no">
                  {formatPaise(one.paymentPaise)}
                </b>
                <span className={card.small}>{t.upcoming.emi(one.number, one.title)}</span>
              </span>
              <span className={`${card.small} ${css.how}`}>
                {one.repaymentAccount === null ? (
                  t.payYourself
                ) : (
                  <>
                    <span>{loans.autoDebit}</span>
                    <span>
                      <MoneyText>{loans.account(one.lenderName, accountDigits(one.repaymentAccount))}</MoneyText>
                    </span>
                  </>
                )}
              </span>
            </a>
          </li>
        ))}
      </ol>
      {required.length > 0 && (
        <Note icon={icons.rupee}>
          {required.map(({ lenderName, account, by, paise }) => (
            <span key={`${lenderName} ${account}`} className={css.keep}>
              <MoneyText>
                {loans.keep(formatPaise(paise), loans.account(lenderName, accountDigits(account)), loans.dayOfYear(by))}
              </MoneyText>
            </span>
          ))}
        </Note>
      )}
    </section>
  );
}
