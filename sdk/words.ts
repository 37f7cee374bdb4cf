import type { Locale } from '../shared/locales';
import type { Language } from '../shared/words/language';

/** Nothing is said while the frame is up. */
export const words: Readonly<Record<Locale, Language['sdk'] & { readonly open?: never }>> = import.meta.words('sdk');
