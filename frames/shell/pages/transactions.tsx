import { messagesIn } from '../../../shared/messages/define-messages';
import { dashboard } from '../../../shared/site/history-rows';
import { transactionsMessages } from '../../dashboard/list/messages';
import { loansMessages } from '../../dashboard/messages';
import { Canvas } from '../../kit/layout/canvas';
import { Panel } from '../../kit/layout/panel';
import { RowSkeleton } from '../../kit/skeleton';
import { FILTER } from '../../platform/filter/filter-ids';
import { AuthenticatedPage } from '../chrome/authenticated-page';
import { Crumbs } from '../chrome/crumbs';
import { chromeMessages } from '../chrome/messages';
import { OnCanvas } from '../chrome/on-canvas';
import { addressOf } from '../navigation';
import type { Page } from '../page';
import css from './dashboard.module.css';

/** All purchases, before the script renders. Source: S1§2.2 (RTE-034). */
export const page: Page = {
  title: ({ locale }) => messagesIn(locale, transactionsMessages).title,
  description: ({ locale }) => messagesIn(locale, transactionsMessages).description,
  Body: (view) => {
    const { locale } = view;
    const { title } = messagesIn(locale, transactionsMessages);
    return (
      <OnCanvas>
        <Canvas room="text" className={css.page}>
          <Crumbs
            label={messagesIn(locale, chromeMessages).landmarks.trail}
            above={[{ href: addressOf(locale, dashboard), text: messagesIn(locale, loansMessages).dashboard }]}
            here={title}
          />
          <div className={css.head}>
            <h1>{title}</h1>
          </div>
          <div id={FILTER}>
            <AuthenticatedPage {...view}>
              <Panel as="ul" className={css.card}>
                {[1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
                  <RowSkeleton key={row} />
                ))}
              </Panel>
            </AuthenticatedPage>
          </div>
        </Canvas>
      </OnCanvas>
    );
  },
};
