import { messagesIn } from '../../../shared/messages/define-messages';
import { ntbMessages } from '../../own-application/messages';
import { ApplicationHeader } from '../ntb/application-header';
import { ApplicationRoot } from '../ntb/application-root';
import { GuestEntry } from '../ntb/guest-entry';
import type { Page } from '../page';

/** Application with a lender that is new to the customer, before the script renders. Source: S1§2.2 (RTE-057). */
export const page: Page = {
  title: ({ locale }) => messagesIn(locale, ntbMessages).title,
  description: ({ locale }) => messagesIn(locale, ntbMessages).description,
  HeaderEnd: ApplicationHeader,
  Body: (view) => (
    <>
      <ApplicationRoot view={view} heading={messagesIn(view.locale, ntbMessages).title} />
      {/* A shared application needs no login. */}
      {view.query?.ref === undefined && <GuestEntry {...view} />}
    </>
  ),
};
