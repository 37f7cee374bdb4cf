import { messagesIn } from '../../../shared/messages/define-messages';
import { ticketsMessages } from '../../disputes/ticket.messages';
import { RowList } from '../../kit/card';
import { RowSkeleton } from '../../kit/skeleton';
import { AuthenticatedPage } from '../chrome/authenticated-page';
import { Crumbs } from '../chrome/crumbs';
import { chromeMessages } from '../chrome/messages';
import { OnCanvas } from '../chrome/on-canvas';
import { PageHead } from '../chrome/page-head';
import { accountAddress } from '../navigation';
import type { Page } from '../page';
import css from './own-desk.module.css';

/** Tickets of the logged-in user, or one of them. Source: S1§2.2 (RTE-064), ODR-003, ODR-004, ODR-006. */
export const page: Page = {
  title: ({ locale }) => messagesIn(locale, ticketsMessages).list.title,
  description: ({ locale }) => messagesIn(locale, ticketsMessages).list.title,
  Body: ({ locale, site }) => (
    <OnCanvas>
      <div className={css.trail}>
        <Crumbs
          label={messagesIn(locale, chromeMessages).landmarks.trail}
          above={[{ href: accountAddress(locale, site), text: messagesIn(locale, chromeMessages).account }]}
          here={messagesIn(locale, ticketsMessages).list.title}
        />
      </div>
      <AuthenticatedPage
        locale={locale}
        site={site}
        head={<PageHead heading={messagesIn(locale, ticketsMessages).list.title} />}
      >
        <div className={css.shape}>
          <RowList>
            <RowSkeleton />
            <RowSkeleton />
            <RowSkeleton />
          </RowList>
        </div>
      </AuthenticatedPage>
    </OnCanvas>
  ),
};
