import { defineMessages } from '../../shared/messages/define-messages';
/** Notice of an overloaded server whose calls have to wait. */
export const overloadMessages = defineMessages(
  {
    text: 'Many people are here at this moment. This goes on by itself.',
    action: 'Try now',
  },
  import.meta.glob('/shared/messages/*/frames/kit/overload-notice.ts', { import: 'default' }),
);
