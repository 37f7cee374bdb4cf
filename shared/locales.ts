/** Languages that Kadam speaks, in the order in which they are offered. A language is a word here, and a folder with its
 *  translations, `shared/messages/<language>`. */
export const locales = ['en', 'hi'] as const;
export type Locale = (typeof locales)[number];

/** The one that is spoken where none is asked for, and where another one does not come. */
export const defaultLocale = 'en' satisfies Locale;
export type OtherLocale = Exclude<Locale, typeof defaultLocale>;

/** How a language is asked for: a tag of BCP 47 ('hi', 'hi-IN'), or `auto`, which leaves it to the page and its browser. */
export type LocaleTag = Locale | `${Locale}-${string}` | 'auto';
export const localeTagPattern = RegExp(`^(auto|(${locales.join('|')})(-\\w+)*)$`, 'i');

/** The first language of ours among tags ('hi', 'hi-IN'), of which `auto` is none; English where none of them is. */
export const localeAmong = (tags: readonly (string | null | undefined)[]): Locale =>
  tags.map((tag) => locales.find((each) => each === tag?.toLowerCase().split('-')[0])).find(Boolean) ?? defaultLocale;

/** The language of a tag; English for an unknown or absent one. */
export const localeOf = (tag: string | null | undefined): Locale => localeAmong([tag]);

/** The same, as a page says what it speaks. */
export const langOf = (tag: string | null | undefined): string => `${localeOf(tag)}-IN`;
