import { defineMessages } from '../../../shared/messages/define-messages';
/** What the home page of a sandbox says at its foot. */
export const sandboxMessages = defineMessages(
  {
    note: 'This is a sandbox. Its shops, lenders and customers are invented, and no money moves.',
    tryIt: 'Try it',
    hub: 'Open the demo hub',
    phone: 'Sandbox phone',
  },
  import.meta.glob('/shared/messages/*/frames/shell/home/sandbox-links.ts', { import: 'default' }),
);
