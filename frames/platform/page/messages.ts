import { defineMessages } from '../../../shared/messages/define-messages';
/** Messages of every page of the page kit. */
export const pageMessages = defineMessages(
  {
    /** Announced with the skeleton. */
    coming: 'Loading',
    failed: {
      heading: 'This didn’t load',
      text: 'Nothing has changed. Please try again.',
    },
  },
  import.meta.glob('/shared/messages/*/frames/platform/page.ts', { import: 'default' }),
);
