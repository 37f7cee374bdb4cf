import { defineMessages, type Texts } from '../../../shared/messages/define-messages';
import { clockText } from '../../../shared/messages/en/grammar';
import { commonMessages } from '../../kit/common.messages';

/** Texts around every part of the telesales desk, and of a closed desk. */
export const telesalesDeskMessages = defineMessages(
  {
    agent: (agentId: string) => `Agent ${agentId}`,
    leave: 'Leave the desk',
    parts: 'Telesales',
    tabs: { take: 'Take a payment', requests: 'My requests', applications: 'Applications' },
    /** Of any call that failed. */
    failed: {
      tooMany: 'Too many links. Please try again later.',
      notSent: 'The link could not be sent. Please try again.',
      other: 'That did not work. Please try again.',
      offline: commonMessages.english.offline.text,
      intercepted: commonMessages.english.intercepted,
    },
    clock: clockText,
    sending: 'Texting…',
    /** The link that was sent. */
    again: 'Text again',
    againIn: (time: string) => `Text again in ${time}`,
    more: 'Show more',
    loading: 'Please wait…',
    over: {
      title: 'Please open the desk again',
      /** `isStored`: input is restored within an hour. */
      text: (isStored: boolean): string =>
        isStored
          ? 'Your session ended (1402). What you typed is kept for an hour. Open the desk from your shop’s own page to go on.'
          : 'Your session ended (1402). What you typed was not kept. Open the desk from your shop’s own page to go on.',
    },
    blocked: {
      title: 'You cannot work at this desk',
      text: (_isStored: boolean): string => 'Your shop has blocked this agent (4070). Please ask your supervisor.',
    },
  },
  import.meta.glob('/shared/messages/*/frames/telesales/desk.ts', { import: 'default' }),
);

export type DeskMessages = Texts<typeof telesalesDeskMessages>;
