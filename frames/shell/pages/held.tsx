import { messagesIn } from '../../../shared/messages/define-messages';
import { heldMessages } from '../../own-data/personal-data.messages';
import { OwnAccountPage } from '../chrome/own-account-page';
import type { Page } from '../page';

/** Stored personal data of the customer. */
export const page: Page = {
  title: ({ locale }) => messagesIn(locale, heldMessages).title,
  description: ({ locale }) => messagesIn(locale, heldMessages).description,
  Body: (view) => (
    <OwnAccountPage
      view={view}
      here={messagesIn(view.locale, heldMessages).title}
      heading={messagesIn(view.locale, heldMessages).title}
      rows={7}
    />
  ),
};
