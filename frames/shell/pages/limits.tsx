import { messagesIn } from '../../../shared/messages/define-messages';
import { limitsMessages } from '../../limits/messages';
import { OwnAccountPage } from '../chrome/own-account-page';
import type { Page } from '../page';

/** Available limit by lender. Source: S1§2.2 (RTE-073). */
export const page: Page = {
  title: ({ locale }) => messagesIn(locale, limitsMessages).title,
  description: ({ locale }) => messagesIn(locale, limitsMessages).description,
  Body: (view) => (
    <OwnAccountPage
      view={view}
      here={messagesIn(view.locale, limitsMessages).here}
      heading={messagesIn(view.locale, limitsMessages).title}
      rows={5}
    />
  ),
};
