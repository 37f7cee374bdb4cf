import { defineMessages } from '../../../shared/messages/define-messages';
/** Foot of a sandbox's home page. */
export const sandboxMessages = defineMessages(
  {
    note: 'This is a sandbox. Its shops, lenders and customers are invented, and no money moves.',
    tryIt: 'Try it',
    hub: 'Open the demo hub',
    phone: 'Sandbox phone',
  },
  import.meta.glob('/shared/messages/*/frames/shell/home/sandbox-links.ts', { import: 'default' }),
);
