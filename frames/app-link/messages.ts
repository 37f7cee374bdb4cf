import { brand } from '../../shared/brand';
import { mobileText } from '../../shared/format/mobile-text';
import { defineMessages } from '../../shared/messages/define-messages';

/** The link of our app by SMS. */
export const appLinkMessages = defineMessages(
  {
    send: `Get the ${brand.name} app by SMS`,
    sending: 'Sending…',
    sent: (maskedMobile: string) => `The link to the app is on its way to ${mobileText(maskedMobile)}.`,
  },
  import.meta.glob('/shared/messages/*/frames/app-link.ts', { import: 'default' }),
);
