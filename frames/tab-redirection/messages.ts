import { defineMessages } from '../../shared/messages/define-messages';
/** `/tab-redirection`. A host is that of a lender's page. */
export const tabRedirectionMessages = defineMessages(
  {
    title: 'On the way to the lender',
    description: 'Leads to the page of your lender, and back to the shop.',
    ready: {
      heading: (host: string) => `You go on to ${host}`,
      text: 'The shop’s window stays open and waits for you. When the lender is done with you, this tab leads you back.',
      goOn: 'Go on now',
    },
    used: {
      heading: 'This tab has done its work',
      text: 'The way to the lender opens once. If you need it again, go back to the shop’s window and open it there.',
    },
    unknown: {
      heading: 'This way leads nowhere',
      text: 'It is open for 5 minutes after the shop’s window has made it. Go back there and open it again.',
    },
    back: {
      heading: 'Back to the shop',
      text: 'The shop’s window is told that you are back. This tab closes by itself.',
    },
    told: { heading: 'You can close this tab', text: 'The shop’s window knows that you are back, and goes on.' },
    gone: {
      heading: 'Go back to the shop',
      text: 'Your payment goes on in the window that you came from, which finds out by itself what the lender says. If you have closed it, open the shop again: nothing is lost.',
      close: 'Close this tab',
    },
  },
  import.meta.glob('/shared/messages/*/frames/tab-redirection.ts', { import: 'default' }),
);
