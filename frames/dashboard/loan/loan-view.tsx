import { type ReactNode, useEffect } from 'react';
import { brand } from '../../../shared/brand';
import { Icon } from '../../kit/icon';
import * as icons from '../../kit/icons';
import { Grid } from '../../kit/layout/grid';
import { Stack } from '../../kit/stack';
import type { PageView } from '../../platform/page/flow-view';
import { dashboardAddress, listAddress } from '../addresses';
import { loansMessagesIn } from '../message-types';
import { ClosingCard } from './closing-card';
import { Costs } from './costs';
import { EndingNote } from './ending-note';
import { EndingQuestion } from './ending-question';
import { ExitCard } from './exit-card';
import { Facts } from './facts';
import type { LoanEvent, LoanState } from './loan.flow';
import { LoanActions } from './loan-actions';
import { LoanHead } from './loan-head';
import { LoanNotes } from './loan-notes';
import { loanMessagesOf } from './loan-page-messages';
import css from './loan-view.module.css';
import { Schedule } from './schedule';
import { Timeline } from './timeline';

/** A purchase and its loan: remaining amount, schedule, documents, and ways to end it. Source: S1§2.2 (RTE-097). */
export function LoanView({ state, send, page, locale }: PageView<LoanState, LoanEvent>): ReactNode {
  const { document } = page;
  const { loan, ending } = state;
  const said = { locale, loans: loansMessagesIn(locale), t: loanMessagesOf(locale) };
  const { title, canExit, canClose } = loan;

  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
    // The target of the fragment did not exist when the page opened.
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
      <Grid folds="early">
        <Stack gap={6} steady className={css.column}>
          <LoanHead {...said} loan={loan} />
          <LoanNotes {...said} loan={loan} />
          <EndingNote {...said} state={ending} />
          {canExit && <ExitCard {...said} loan={loan} state={ending} send={send} />}
          <Schedule {...said} page={page} loan={loan} />
          <Timeline {...said} loan={loan} />
        </Stack>
        <Stack as="aside" gap={6} steady className={css.column}>
          <Costs {...said} loan={loan} />
          {canClose && <ClosingCard {...said} state={ending} send={send} />}
          <Facts {...said} loan={loan} />
          <LoanActions {...said} loan={loan} readAtMs={state.readAtMs} send={send} />
        </Stack>
      </Grid>
      <EndingQuestion {...said} loan={loan} state={ending} send={send} />
    </>
  );
}
