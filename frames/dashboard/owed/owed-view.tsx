import type { ReactNode } from 'react';
import { Grid } from '../../kit/layout/grid';
import { Stack } from '../../kit/stack';
import type { PageView } from '../../platform/page/flow-view';
import { loansMessagesIn } from '../message-types';
import { Figures } from './figures';
import { LeftToRepay } from './left-to-repay';
import { NoneYet } from './none-yet';
import { OverdueNote } from './overdue-note';
import { OwedActions } from './owed-actions';
import type { Owed } from './owed-data';
import { owedMessagesIn } from './owed-messages';
import css from './owed-view.module.css';
import { Recent } from './recent';
import { UpcomingEmis } from './upcoming-emis';

/** What is owed and where each figure of it comes from, what is due next, and what was bought last. Source: S1§2.2. */
export function OwedView({ state, page, locale }: PageView<Owed, never>): ReactNode {
  const { owed, transactionHistory: history, vouchers } = state;
  const about = { locale, loans: loansMessagesIn(locale), t: owedMessagesIn(locale) };
  if (history.transactionCount === 0) return <NoneYet {...about} page={page} />;
  return (
    <Grid folds="early" className={css.columns}>
      <Stack gap={6} steady className={css.column}>
        <OverdueNote {...about} owed={owed} />
        <LeftToRepay {...about} owed={owed} />
        <Recent {...about} transactionHistory={history} />
        {owed.loans.length > 0 && <Figures {...about} owed={owed} />}
      </Stack>
      <Stack as="aside" gap={6} steady className={css.column}>
        {owed.upcoming.length > 0 && <UpcomingEmis {...about} owed={owed} />}
        <OwedActions {...about} vouchers={vouchers} />
      </Stack>
    </Grid>
  );
}
