import type { ReactNode } from 'react';
import { Button } from '../../kit/button';
import { Icon } from '../../kit/icon';
import * as icons from '../../kit/icons';
import { Inline } from '../../kit/layout/inline';
import { Stack } from '../../kit/stack';
import { Caption } from '../../kit/type/caption';
import type { PageView } from '../../platform/page/flow-view';
import { listAddress } from '../addresses';
import { loansMessagesIn } from '../message-types';
import { NothingHere } from '../nothing-here';
import { NoneYet } from '../owed/none-yet';
import { owedMessagesIn } from '../owed/owed-messages';
import { isFiltered } from './asked';
import { FilterDrawer, filterHash } from './filter-drawer';
import type { ListEvent, ListState } from './list.flow';
import { listMessagesIn } from './list-messages';
import css from './list-view.module.css';
import { StatusFilter } from './status-filter';
import { TransactionTable } from './transaction-table';

/** All purchases that the filter leaves: by status, lender, shop and day. Source: S1§2.2 (RTE-034), S1§3 (CAT-025). */
export function ListView({ state, send, page, locale }: PageView<ListState, ListEvent>): ReactNode {
  const [t, loans] = [listMessagesIn(locale), loansMessagesIn(locale)];
  const { asked, transactions, transactionCount, hasMore, filterColumnsData, saving, more, count } = state;

  if (filterColumnsData.statuses.length === 0 && transactionCount === 0)
    return <NoneYet page={page} locale={locale} t={owedMessagesIn(locale)} />;
  return (
    <Stack gap={4} steady>
      <div className={css.head}>
        <StatusFilter asked={asked} filters={filterColumnsData} locale={locale} t={t} loans={loans} />
        <Inline wrap>
          <Button
            kind="secondary"
            width="fit"
            icon={icons.save}
            pendingLabel={saving === 'sending' ? t.csv.saving : null}
            onClick={() => send({ type: 'fileAsked' })}
          >
            {t.csv.save}
          </Button>
          <a className={css.filter} href={filterHash}>
            <Icon path={icons.filter} size={20} />
            {t.filter.open}
          </a>
        </Inline>
      </div>
      {saving === 'failed' && (
        <p className={css.failed} role="alert">
          {t.csv.failed}
        </p>
      )}
      {transactions.length === 0 ? (
        <NothingHere missing={2} heading={t.none.heading} text={t.none.text}>
          <a href={listAddress(locale)}>{t.none.clear}</a>
          {isFiltered(asked) && (
            <a href={filterHash} data-second>
              {t.none.change}
            </a>
          )}
        </NothingHere>
      ) : (
        <>
          <TransactionTable transactions={transactions} locale={locale} t={t} loans={loans} />
          <div className={css.foot}>
            {hasMore && (
              <Button
                kind="secondary"
                width="fit"
                pendingLabel={more === 'sending' ? t.loadingMore : null}
                onClick={() => send({ type: 'moreAsked' })}
              >
                {t.more(transactionCount - transactions.length)}
              </Button>
            )}
            {more === 'failed' && (
              <p className={css.failed} role="alert">
                {t.moreFailed}
              </p>
            )}
            <Caption role="status">{t.shownOf(transactions.length, transactionCount)}</Caption>
          </div>
        </>
      )}
      <FilterDrawer
        page={page}
        count={count}
        send={send}
        asked={asked}
        filters={filterColumnsData}
        locale={locale}
        t={t}
        loans={loans}
      />
    </Stack>
  );
}
