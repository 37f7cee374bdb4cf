import type { Catalogues } from '../../platform/i18n/load-catalogue';
import { en } from './en';
import type { Messages } from './messages';

/** Languages of the page. English is at hand at once; another one is loaded when the merchant's page asks for it. */
export const catalogues: Catalogues<Messages> = {
  en: () => en,
  hi: async () => (await import('./hi')).hi,
};
