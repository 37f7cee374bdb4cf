import { defineMessages } from '../../shared/messages/define-messages';
/** How this language calls itself, for the link to it from another one. */
export const languageMessages = defineMessages(
  { name: 'English', readIn: 'Read in English' },
  import.meta.glob('/shared/messages/*/frames/kit/language.ts', { import: 'default' }),
);
