import { defaultLocale, type Locale, localeOf } from '../../../shared/locales';
import { loadTranslations } from '../../../shared/messages/define-messages';
import { withTimeout } from '../time/with-timeout';

/** The page shows English after this wait. */
export const TRANSLATIONS_WITHIN_MS = 5_000;

/** Loads the language of a tag ('hi', 'hi-IN') and returns it. English for an unknown or absent tag, and if a translation does
 *  not load: a language must not prevent a payment. */
export function loadLanguage(tag: string | null | undefined): Promise<Locale> {
  const locale = localeOf(tag);
  const loaded = loadTranslations(locale).then(() => locale);
  return withTimeout<Locale>(loaded, TRANSLATIONS_WITHIN_MS, () => defaultLocale).catch(() => defaultLocale);
}

export const loadMessages = async <Texts>(
  tag: string | null | undefined,
  messagesOf: (locale: Locale) => Texts,
): Promise<Texts> => messagesOf(await loadLanguage(tag));
