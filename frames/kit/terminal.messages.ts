import { defineMessages } from '../../shared/messages/define-messages';
import { commonMessages } from './common.messages';

/** Screens with one way out that several pages have. */
export const terminalMessages = defineMessages(
  {
    /** Source: S1§8, S2§8. */
    accountBlocked: {
      title: commonMessages.english.titles.accountBlocked,
      /** Before and behind the address, which may be a link. */
      before: 'Your access has been blocked due to multiple invalid attempts. You can reach out to ',
      after: ' for any questions',
      goBack: 'Go back',
    },
    /** Source: S1§2.3. */
    incompatible: {
      title: commonMessages.english.titles.incompatible,
      text: 'This browser is blocking storage, without which we can’t keep you safe here.',
      steps: [
        'Leave private or incognito mode',
        'Allow cookies and site data',
        'Or open the page in Chrome, Safari or Edge',
      ],
      tryAgain: 'Try again',
    },
    sessionExpired: { title: 'Your session has expired' },
  },
  import.meta.glob('/shared/messages/*/frames/kit/terminal.ts', { import: 'default' }),
);
