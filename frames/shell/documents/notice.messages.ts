import { defineMessages } from '../../../shared/messages/define-messages';
import { deadLinkMessages } from '../../../shared/site/dead-link.messages';

export const noticeMessages = defineMessages(
  {
    unknownPage: {
      title: 'There is no page here',
      text: 'The address may be incomplete or out of date. Go back to the page you came from, or open the shop again.',
    },
    badAddress: {
      title: 'This address cannot be read',
      text: 'Part of it is wrong. Please copy the whole address again.',
    },
    fault: {
      title: 'Something went wrong on our side',
      text: 'It was nothing you did. Please reload the page in a moment.',
    },
    unavailable: {
      title: 'Not available for a moment',
      text: 'Nothing is lost. It goes on by itself in a moment.',
    },
    notBuilt: {
      title: 'This page is not built yet',
      text: 'Run the build and load the page again.',
    },
    noMerchant: {
      title: 'No merchant named',
      text: 'This page opens inside a merchant’s page, with the merchant’s key in its address (?merchantKey=…).',
    },
    onlyFramed: {
      title: 'This page opens inside a shop’s page',
      text: 'Go to the shop and choose EMI there.',
    },
    unknownMerchant: {
      title: 'Unknown merchant',
      text: 'No merchant is registered with the key in this address.',
    },
    deadLink: deadLinkMessages.english,
    closedStatement: {
      title: 'This statement cannot be shown',
      text: 'Its address is incomplete or has expired. Open the statement again from the checkout, or with the link in the SMS about your loan.',
    },
    tooOften: {
      title: 'Too many tries in a short time',
      text: 'Please wait. It goes on by itself in a minute.',
    },
    nothingToApprove: {
      title: 'Nothing to approve',
      text: 'There is no payment at this address.',
    },
    nothingToFinish: {
      title: 'Nothing to finish',
      text: 'There is no application at this address.',
    },
    nothingToRegister: {
      title: 'Nothing to register',
      text: 'This address is incomplete or has expired. Ask for a new one.',
    },
  },
  import.meta.glob('/shared/messages/*/frames/shell/documents/notice.ts', { import: 'default' }),
);
