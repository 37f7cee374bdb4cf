import { messagesIn } from '../../../shared/messages/define-messages';
import { ntbMessages } from '../../own-application/messages';
import { ApplicationRoot } from '../ntb/application-root';
import type { Page } from '../page';

/** Status of an application with a link to its lender, before the script renders. Source: S1§2.2 (RTE-055, RTE-056). */
export const page: Page = {
  title: ({ locale }) => messagesIn(locale, ntbMessages).status.heading,
  description: ({ locale }) => messagesIn(locale, ntbMessages).description,
  Body: (view) => <ApplicationRoot view={view} heading={messagesIn(view.locale, ntbMessages).status.heading} />,
};
