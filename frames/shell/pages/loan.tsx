import { messagesIn } from '../../../shared/messages/define-messages';
import { loanMessages } from '../../dashboard/loan/messages';
import { Canvas } from '../../kit/layout/canvas';
import { Grid } from '../../kit/layout/grid';
import { Panel } from '../../kit/layout/panel';
import { LineSkeleton, RowSkeleton } from '../../kit/skeleton';
import { AuthenticatedPage } from '../chrome/authenticated-page';
import { OnCanvas } from '../chrome/on-canvas';
import type { Page } from '../page';
import css from './dashboard.module.css';

/** A purchase, before the script renders. Source: S1§2.2 (RTE-097). */
export const page: Page = {
  title: ({ locale }) => messagesIn(locale, loanMessages).title,
  description: ({ locale }) => messagesIn(locale, loanMessages).description,
  Body: (view) => (
    <OnCanvas>
      <Canvas room="text" className={css.page}>
        <AuthenticatedPage
          {...view}
          head={
            <div className={css.head}>
              <h1>{messagesIn(view.locale, loanMessages).title}</h1>
            </div>
          }
        >
          <Grid folds="early">
            <Panel as="ul" className={css.card}>
              {[1, 2, 3, 4, 5].map((row) => (
                <RowSkeleton key={row} />
              ))}
            </Panel>
            <Panel as="ul" className={css.card}>
              {[1, 2, 3, 4, 5].map((row) => (
                <LineSkeleton key={row} />
              ))}
            </Panel>
          </Grid>
        </AuthenticatedPage>
      </Canvas>
    </OnCanvas>
  ),
};
