import { keysOf } from './keys-of';
import { languages, scriptDirections } from './languages';

export type Locale = keyof typeof languages;
export const locales: readonly Locale[] = keysOf(languages);

/** Language of the texts in the source; the fallback for an unsupported language or a failed translation. */
export const defaultLocale = 'en' satisfies Locale;
export type OtherLocale = Exclude<Locale, typeof defaultLocale>;

/** A requested language: a BCP 47 tag ('hi', 'hi-IN'), or `auto`, the language of the merchant's page or browser. */
export type LocaleTag = Locale | `${Locale}-${string}` | 'auto';
export const localeTagPattern = RegExp(`^(auto|(${locales.join('|')})(-\\w+)*)$`, 'i');

/** The first supported language among tags ('hi', 'hi-IN'); ignores `auto`. English if none is supported. */
export const localeAmong = (tags: readonly (string | null | undefined)[]): Locale =>
  tags.map((tag) => locales.find((each) => each === tag?.toLowerCase().split('-')[0])).find(Boolean) ?? defaultLocale;

/** The language of a tag; English for an unknown or absent one. */
export const localeOf = (tag: string | null | undefined): Locale => localeAmong([tag]);

/** Full tag of its language ('hi-IN' of 'hi'), for `lang` of a document. */
export const langOf = (tag: string | null | undefined): string => languages[localeOf(tag)].tag;

/** Attributes of a document's root element. Styles select by `data-script` (`frames/kit/tokens.css`). */
export function rootAttributes(locale: Locale): Readonly<Record<'lang' | 'dir' | 'data-script', string>> {
  const { tag, script } = languages[locale];
  return { lang: tag, dir: scriptDirections[script], 'data-script': script };
}

/** As HTML. */
export const rootAttributesText = (locale: Locale): string =>
  Object.entries(rootAttributes(locale))
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');
