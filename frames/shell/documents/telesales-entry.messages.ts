import { defineMessages } from '../../../shared/messages/define-messages';
/** Question to an agent whose browser has another agent's desk session. */
export const telesalesEntryMessages = defineMessages(
  {
    title: 'Another agent works in this browser',
    text: (now: string, next: string): string =>
      `Agent ${now} is at the desk here. If you go on as agent ${next}, that session ends.`,
    replace: (next: string): string => `Go on as ${next}`,
    stay: (now: string): string => `Stay as ${now}`,
  },
  import.meta.glob('/shared/messages/*/frames/shell/documents/telesales-entry.ts', { import: 'default' }),
);
