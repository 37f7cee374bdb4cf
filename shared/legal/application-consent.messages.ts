import { brand } from '../brand';
import { defineMessages } from '../messages/define-messages';

const the = (lender: string): string => lender || 'the lender';

/** Text next to the checkbox of an application to a lender, stored as consent. A change of a word needs another
 *  `APPLICATION_CONSENT_VERSION`. */
export const applicationConsentMessages = defineMessages(
  {
    text: (lender: string) =>
      `I agree that ${brand.name} sends these details to ${the(lender)}, and that ${the(lender)} checks them and my credit report with a credit bureau, to decide on this application.`,
  },
  import.meta.glob('/shared/messages/*/shared/legal/application-consent.ts', { import: 'default' }),
);
