import { messagesIn } from '../../../shared/messages/define-messages';
import { consentsMessages } from '../../own-data/consents.messages';
import { OwnAccountPage } from '../chrome/own-account-page';
import type { Page } from '../page';

/** Consents of the customer. */
export const page: Page = {
  title: ({ locale }) => messagesIn(locale, consentsMessages).title,
  description: ({ locale }) => messagesIn(locale, consentsMessages).description,
  Body: (view) => (
    <OwnAccountPage
      view={view}
      here={messagesIn(view.locale, consentsMessages).title}
      heading={messagesIn(view.locale, consentsMessages).title}
      rows={5}
    />
  ),
};
