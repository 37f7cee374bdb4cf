import { defineMessages } from '../../../shared/messages/define-messages';
/** What every page of whoever has logged in says. */
export const pageMessages = defineMessages(
  {
    /** Spoken while the shape of what comes is seen. */
    coming: 'Loading',
    failed: {
      heading: 'This didn’t load',
      text: 'Nothing has changed. Please try again.',
    },
  },
  import.meta.glob('/shared/messages/*/frames/platform/page.ts', { import: 'default' }),
);
