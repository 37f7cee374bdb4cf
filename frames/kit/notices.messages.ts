import { brand } from '../../shared/brand';
import { defineMessages } from '../../shared/messages/define-messages';

/** Pages of the site with one thing to say. */
export const siteNoticesMessages = defineMessages(
  {
    maintenance: {
      title: 'Under maintenance',
      description: `${brand.name} is being repaired for a short time.`,
      heading: 'Back soon',
      /** The hour is one of 24, the minute '00' to '59'. */
      backAt: ({ hour, minute }: { readonly hour: number; readonly minute: string }) =>
        `Back at ${hour % 12 || 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`,
      text: 'We are making a repair. Auto-debits and orders that are already placed are not affected, and you do not need to do anything.',
      again: 'Check again',
      urgent: 'Urgent?',
    },
    notFound: {
      title: 'Page not found',
      description: 'The page moved or never existed.',
      heading: 'This step is missing',
      text: 'The page moved or never existed. Nothing happened to your EMIs.',
      home: 'Go to Home',
      search: 'Search merchants',
    },
    /** A page that is nothing without its script, which did not come. */
    notOpened: {
      /** Beside a number that was typed. */
      entry: 'This didn’t load. Your number is still here.',
      heading: 'This page didn’t open',
      text: 'Check your internet connection and try again. If it stays like this, your browser may be too old: open the page in Chrome, Safari or Edge.',
    },
  },
  import.meta.glob('/shared/messages/*/frames/kit/notices.ts', { import: 'default' }),
);
