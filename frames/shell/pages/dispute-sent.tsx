import { messagesIn } from '../../../shared/messages/define-messages';
import { ticketsMessages } from '../../disputes/ticket.messages';
import { Card } from '../../kit/card';
import { Bone } from '../../kit/skeleton';
import { AuthenticatedPage } from '../chrome/authenticated-page';
import { OnCanvas } from '../chrome/on-canvas';
import { PageHead } from '../chrome/page-head';
import type { Page } from '../page';
import css from './own-desk.module.css';

/** Confirmation of a new ticket with its number. Source: S1§2.2 (RTE-065), ODR-005. */
export const page: Page = {
  title: ({ locale }) => messagesIn(locale, ticketsMessages).confirmation.title,
  description: ({ locale }) => messagesIn(locale, ticketsMessages).confirmation.title,
  Body: ({ locale, site }) => (
    <OnCanvas>
      <AuthenticatedPage
        locale={locale}
        site={site}
        head={<PageHead heading={messagesIn(locale, ticketsMessages).confirmation.title} />}
      >
        <div className={css.shape}>
          <Card>
            <Bone shape="title" />
          </Card>
        </div>
      </AuthenticatedPage>
    </OnCanvas>
  ),
};
