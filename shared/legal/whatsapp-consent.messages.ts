import { defineMessages } from '../messages/define-messages';

/** Texts of the consent to messages on WhatsApp; the server stores the agreed version. */
export const whatsappConsentMessages = defineMessages(
  {
    inPayment: 'Send me updates of this payment on WhatsApp',
    inAccount: { title: 'WhatsApp updates', text: 'EMI dates and receipts, no offers' },
  },
  import.meta.glob('/shared/messages/*/shared/legal/whatsapp-consent.ts', { import: 'default' }),
);
