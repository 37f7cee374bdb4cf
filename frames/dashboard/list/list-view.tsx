import { type ReactNode, useState } from 'react';
import { localeOf } from '../../../shared/locales';
import { Button } from '../../kit/button';
import { Icon } from '../../kit/icon';
import * as icons from '../../kit/icons';
import { saveText } from '../../platform/files/save-text';
import type { OwnProps } from '../../platform/own-page';
import { listAddress } from '../addresses';
import { NothingHere } from '../nothing-here';
import { NoneYet } from '../owed/none-yet';
import { owedWords } from '../owed/owed-words';
import { loansWords } from '../words';
import { isFiltered, queryOf } from './asked';
import { FilterDrawer, filterHash } from './filter-drawer';
import { listCsv } from './list-csv';
import css from './list-view.module.css';
import { listWords } from './list-words';
import { type Listed, readAll, readMore } from './read-list';
import { StatusFilter } from './status-filter';
import { TransactionTable } from './transaction-table';

/** How something that was asked for goes. */
type Step = 'idle' | 'busy' | 'failed';

/** All that was bought, as far as it is asked for: by status, lender, shop and day. Source: S1§2.2 (RTE-034), S1§3 (CAT-025). */
export function ListView({ page, client, data, take }: OwnProps<Listed>): ReactNode {
  const locale = localeOf(page.document.documentElement.lang);
  const [words, loans] = [listWords(locale), loansWords(locale)];
  const [saving, setSaving] = useState<Step>('idle');
  const [more, setMore] = useState<Step>('idle');
  const { asked, transactions, transactionCount, hasMore, filterColumnsData } = data;

  const save = (): void => {
    setSaving('busy');
    readAll(client, asked).then(
      (all) => {
        saveText(page.document, `${words.title}.csv`, listCsv(all, words, loans));
        setSaving('idle');
      },
      () => setSaving('failed'),
    );
  };
  const showMore = (): void => {
    setMore('busy');
    readMore(client, data).then(
      (longer) => {
        take(longer);
        setMore('idle');
        // Whoever comes back from a purchase finds as much of the list.
        page.history.replaceState(page.history.state, '', listAddress(locale, queryOf(asked, longer.pages)));
      },
      () => setMore('failed'),
    );
  };

  if (filterColumnsData.statuses.length === 0 && transactionCount === 0)
    return <NoneYet page={page} locale={locale} words={owedWords(locale)} />;
  return (
    <div className={css.list}>
      <div className={css.head}>
        <StatusFilter asked={asked} filters={filterColumnsData} locale={locale} words={words} loans={loans} />
        <div className={css.acts}>
          <Button
            kind="secondary"
            width="fit"
            icon={icons.save}
            pendingLabel={saving === 'busy' ? words.csv.saving : null}
            onClick={save}
          >
            {words.csv.save}
          </Button>
          <a className={css.filter} href={filterHash}>
            <Icon path={icons.filter} size={20} />
            {words.filter.open}
          </a>
        </div>
      </div>
      {saving === 'failed' && (
        <p className={css.failed} role="alert">
          {words.csv.failed}
        </p>
      )}
      {transactions.length === 0 ? (
        <NothingHere missing={2} heading={words.none.heading} text={words.none.text}>
          <a href={listAddress(locale)}>{words.none.clear}</a>
          {isFiltered(asked) && (
            <a href={filterHash} data-second>
              {words.none.change}
            </a>
          )}
        </NothingHere>
      ) : (
        <>
          <TransactionTable transactions={transactions} locale={locale} words={words} loans={loans} />
          <div className={css.foot}>
            {hasMore && (
              <Button
                kind="secondary"
                width="fit"
                pendingLabel={more === 'busy' ? words.loadingMore : null}
                onClick={showMore}
              >
                {words.more(transactionCount - transactions.length)}
              </Button>
            )}
            {more === 'failed' && (
              <p className={css.failed} role="alert">
                {words.moreFailed}
              </p>
            )}
            <p className={css.small} role="status">
              {words.shownOf(transactions.length, transactionCount)}
            </p>
          </div>
        </>
      )}
      <FilterDrawer
        page={page}
        client={client}
        asked={asked}
        filters={filterColumnsData}
        locale={locale}
        words={words}
        loans={loans}
      />
    </div>
  );
}
