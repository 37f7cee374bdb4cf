import { type ReactNode, useEffect } from 'react';
import { transactionOfShopper } from '../../../shared/api/loans';
import { brand } from '../../../shared/brand';
import { localeOf } from '../../../shared/locales';
import { Icon } from '../../kit/icon';
import * as icons from '../../kit/icons';
import type { OwnProps } from '../../platform/own-page';
import { dashboardAddress, listAddress } from '../addresses';
import { loansWords } from '../words';
import { ClosingCard } from './closing-card';
import { Costs } from './costs';
import { EndingNote } from './ending-note';
import { ExitCard } from './exit-card';
import { Facts } from './facts';
import { LoanActions } from './loan-actions';
import type { ShownLoan } from './loan-data';
import { LoanHead } from './loan-head';
import { LoanNotes } from './loan-notes';
import css from './loan-view.module.css';
import { Schedule } from './schedule';
import { Timeline } from './timeline';
import { useEnding } from './use-ending';

/** A purchase and its loan: what is left and when it is due, where each figure comes from, what was agreed to, and how to be
 *  rid of it. Source: S1§2.2 (RTE-097). */
export function LoanView({ page, client, data, take, reload }: OwnProps<ShownLoan>): ReactNode {
  const { document } = page;
  const locale = localeOf(document.documentElement.lang);
  const { loan, words } = data;
  const said = { locale, loans: loansWords(locale), words };
  const { txnUuid, title, canExit, canClose } = loan;
  const refetchLoan = (): void =>
    void client.call(transactionOfShopper, { txnUuid }).then(
      (anew) => take({ loan: anew, words }),
      // What is shown is not true any more.
      reload,
    );
  const { state, send, Question } = useEnding({
    page,
    client,
    txnUuid,
    isOpen: canExit || canClose,
    onEnded: refetchLoan,
  });

  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
    // The part that the address names was not there when the page opened.
    if (page.location.hash !== '') document.getElementById(page.location.hash.slice(1))?.scrollIntoView();
  }, [document, page, title]);

  const { trail, dashboard, transactions } = said.loans;
  return (
    <>
      <nav className={css.trail} aria-label={trail}>
        <a href={dashboardAddress(locale)}>{dashboard}</a>
        <Icon path={icons.next} size={16} />
        <a href={listAddress(locale)}>{transactions}</a>
        <Icon path={icons.next} size={16} />
        <span aria-current="page">{title}</span>
      </nav>
      <div className={css.columns}>
        <div className={css.column}>
          <LoanHead {...said} loan={loan} />
          <LoanNotes {...said} loan={loan} />
          <EndingNote {...said} state={state} />
          {canExit && <ExitCard {...said} loan={loan} state={state} send={send} />}
          <Schedule {...said} page={page} loan={loan} />
          <Timeline {...said} loan={loan} />
        </div>
        <aside className={css.column}>
          <Costs {...said} loan={loan} />
          {canClose && <ClosingCard {...said} state={state} send={send} />}
          <Facts {...said} loan={loan} />
          <LoanActions {...said} page={page} client={client} loan={loan} />
        </aside>
      </div>
      {Question && <Question {...said} loan={loan} state={state} send={send} />}
    </>
  );
}
