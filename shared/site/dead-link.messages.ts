import { defineMessages } from '../messages/define-messages';

/** For a link without a payment: in the checkout, and on a server-rendered page. */
export const deadLinkMessages = defineMessages(
  {
    title: 'This link does not work',
    text: 'It may be old or incomplete. Ask the shop for a new one.',
  },
  import.meta.glob('/shared/messages/*/shared/site/dead-link.ts', { import: 'default' }),
);
