import { messagesIn } from '../../../shared/messages/define-messages';
import { disputeContact } from '../../../shared/site/dispute-rows';
import { loansMessages } from '../../dashboard/messages';
import { dashboardMessages } from '../../dashboard/owed/messages';
import { Canvas } from '../../kit/layout/canvas';
import { Grid } from '../../kit/layout/grid';
import { Panel } from '../../kit/layout/panel';
import { LineSkeleton, RowSkeleton } from '../../kit/skeleton';
import { Stack } from '../../kit/stack';
import { AuthenticatedPage } from '../chrome/authenticated-page';
import { LinkButton } from '../chrome/link-button';
import { OnCanvas } from '../chrome/on-canvas';
import { addressOf } from '../navigation';
import type { Page } from '../page';
import css from './dashboard.module.css';

/** Amounts due and last purchases, before the script renders. Contains no personal data. Source: S1§2.2 (RTE-033), LAY-006. */
export const page: Page = {
  title: ({ locale }) => messagesIn(locale, loansMessages).dashboard,
  description: ({ locale }) => messagesIn(locale, dashboardMessages).description,
  Body: (view) => (
    <OnCanvas>
      <Canvas room="text" className={css.page}>
        <div className={css.head}>
          <h1>{messagesIn(view.locale, loansMessages).dashboard}</h1>
          <LinkButton href={addressOf(view.locale, disputeContact)} kind="secondary">
            {messagesIn(view.locale, dashboardMessages).help}
          </LinkButton>
        </div>
        <AuthenticatedPage {...view}>
          <Grid folds="early">
            <Stack gap={6} steady>
              <div className={css.owed} />
              <Panel as="ul" className={css.card}>
                {[1, 2, 3, 4, 5].map((row) => (
                  <RowSkeleton key={row} />
                ))}
              </Panel>
            </Stack>
            <Stack gap={6} steady>
              <Panel as="ul" className={css.card}>
                {[1, 2, 3, 4].map((row) => (
                  <LineSkeleton key={row} />
                ))}
              </Panel>
            </Stack>
          </Grid>
        </AuthenticatedPage>
      </Canvas>
    </OnCanvas>
  ),
};
