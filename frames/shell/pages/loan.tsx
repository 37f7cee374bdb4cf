import { messagesIn } from '../../../shared/messages/define-messages';
import { loanMessages } from '../../dashboard/loan/messages';
import { LineSkeleton, RowSkeleton } from '../../kit/skeleton';
import { AuthenticatedPage } from '../chrome/authenticated-page';
import { OnCanvas } from '../chrome/on-canvas';
import type { Page } from '../page';
import css from './dashboard.module.css';

/** A purchase: what is drawn before its script is there. Source: S1§2.2 (RTE-097). */
export const page: Page = {
  title: ({ locale }) => messagesIn(locale, loanMessages).title,
  description: ({ locale }) => messagesIn(locale, loanMessages).description,
  Body: (view) => (
    <OnCanvas>
      <div className={css.page}>
        <AuthenticatedPage
          {...view}
          head={
            <div className={css.head}>
              <h1>{messagesIn(view.locale, loanMessages).title}</h1>
            </div>
          }
        >
          <div className={css.columns}>
            <ul className={css.card}>
              {[1, 2, 3, 4, 5].map((row) => (
                <RowSkeleton key={row} />
              ))}
            </ul>
            <ul className={css.card}>
              {[1, 2, 3, 4, 5].map((row) => (
                <LineSkeleton key={row} />
              ))}
            </ul>
          </div>
        </AuthenticatedPage>
      </div>
    </OnCanvas>
  ),
};
