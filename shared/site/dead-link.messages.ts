import { defineMessages } from '../messages/define-messages';

/** Of a link that leads to no payment: in the checkout, and on a page that the server answers with. */
export const deadLinkMessages = defineMessages(
  {
    title: 'This link does not work',
    text: 'It may be old or incomplete. Ask the shop for a new one.',
  },
  import.meta.glob('/shared/messages/*/shared/site/dead-link.ts', { import: 'default' }),
);
