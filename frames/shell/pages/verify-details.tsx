import { messagesIn } from '../../../shared/messages/define-messages';
import { Panel } from '../../kit/layout/panel';
import { RowSkeleton } from '../../kit/skeleton';
import { verifyDetailsMessages } from '../../verify-details/messages';
import { AuthenticatedPage } from '../chrome/authenticated-page';
import { OnCanvas } from '../chrome/on-canvas';
import type { Page } from '../page';
import css from './verify-details.module.css';

/** Data that an agent filed for a customer; the script asks the server. Source: S2§2 (RTE-094). */
export const page: Page = {
  title: ({ locale }) => messagesIn(locale, verifyDetailsMessages).title,
  description: ({ locale }) => messagesIn(locale, verifyDetailsMessages).description,
  Body: ({ locale, site }) => (
    <OnCanvas>
      <div className={css.within}>
        <AuthenticatedPage
          locale={locale}
          site={site}
          head={<h1 className={css.heading}>{messagesIn(locale, verifyDetailsMessages).title}</h1>}
        >
          <Panel as="ul">
            <RowSkeleton />
            <RowSkeleton />
            <RowSkeleton />
          </Panel>
        </AuthenticatedPage>
      </div>
    </OnCanvas>
  ),
};
