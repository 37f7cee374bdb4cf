import type { ReactNode } from 'react';
import { formatRupees } from '../../shared/format/number';
import { messagesIn } from '../../shared/messages/define-messages';
import { pathIn } from '../../shared/site/address';
import { merchantIn, shoppingAddress } from '../../shared/site/shopping-address';
import type { PageView } from '../platform/page/flow-view';
import { LimitRow } from './limit-row';
import type { LimitsEvent, LimitsState } from './limits.flow';
import css from './limits.module.css';
import { limitsMessages } from './messages';
import { largest } from './refetched-limits';

/** What whoever has logged in can still spend with each lender. A lender that says nothing has its own row, and is asked
 *  again by itself. Source: S1§2.2 (RTE-073). */
export function LimitsView({ state, send, page, locale }: PageView<LimitsState, LimitsEvent>): ReactNode {
  const { limits, rechecks } = state;
  const words = messagesIn(locale, limitsMessages);
  const most = largest(limits);
  return (
    <div className={css.page}>
      <h1 className={css.heading}>{words.title}</h1>
      <p className={css.lead}>{words.intro}</p>
      <div className={css.two}>
        {limits.length > 0 && (
          <div className={css.main}>
            {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where list-style is none */}
            <ul className={css.list} role="list" aria-label={words.list}>
              {limits.map((limit) => (
                <LimitRow
                  key={limit.lenderId}
                  limit={limit}
                  recheck={rechecks[limit.lenderId] ?? 'silent'}
                  words={words}
                  onRecheck={() => send({ type: 'recheckAsked', lenderId: limit.lenderId })}
                />
              ))}
            </ul>
            <p className={css.small}>{words.inUse}</p>
          </div>
        )}
        {most ? (
          <section className={css.card}>
            <p>{words.largest.label}</p>
            <b className={css.sum} translate="no">
              {formatRupees(most.availableLimit)}
            </b>
            <p>{words.largest.lender(most.lenderName)}</p>
            <a className={css.action} href={shoppingAddress(locale, merchantIn(page.location.search))}>
              {words.shop}
            </a>
          </section>
        ) : (
          <section className={css.card}>
            <h2>{words.none.heading}</h2>
            <p>{words.none.text}</p>
            <a className={css.action} href={pathIn(locale, '/account')}>
              {words.none.ways}
            </a>
          </section>
        )}
      </div>
    </div>
  );
}
