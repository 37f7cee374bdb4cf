import { defaultLocale, type Locale, locales } from '../locales';

/** Texts of a screen or part: English, and other languages as far as they are loaded. */
export interface Messages<Texts> {
  readonly english: Texts;
  readonly translations: Readonly<Partial<Record<Locale, Texts>>>;
}

/** The texts of messages, for the type of a translation: `satisfies Texts<typeof planMessages>`. */
export type Texts<Set extends Messages<unknown>> = Set['english'];

type Load = (locale: Locale) => Promise<void>;
const loads: Load[] = [];
/** Those that were asked for. */
const languages = new Set<Locale>();

/** Messages whose English stands here. `files`: their translations, as `import.meta.glob` finds them:
 *  `/shared/messages/<language>/<path>.ts` for `<path>.messages.ts` or `<path>/messages.ts`. */
export function defineMessages<Texts>(
  english: Texts,
  files: Readonly<Record<string, () => Promise<unknown>>>,
): Messages<Texts> {
  const translations: Partial<Record<Locale, Texts>> = {};
  const load: Load = async (locale) => {
    const path = Object.keys(files).find((each) => each.includes(`/shared/messages/${locale}/`));
    // SAFETY: each file satisfies `Texts`.
    if (path && !translations[locale]) translations[locale] = (await files[path]?.()) as Texts;
  };
  loads.push(load);
  // Of a late chunk: the languages of the page are there already, or `loadLateTranslations` says that one is not.
  for (const locale of languages) load(locale).catch(() => undefined);
  return { english, translations };
}

/** The texts in a language; English until they are loaded. */
export const messagesIn = <Texts>(locale: Locale, { english, translations }: Messages<Texts>): Texts =>
  translations[locale] ?? english;

/** Loads a language for all messages that are defined so far. Rejects where a file does not come. */
export async function loadTranslations(locale: Locale): Promise<void> {
  if (locale === defaultLocale) return;
  languages.add(locale);
  await Promise.all(loads.map((load) => load(locale)));
}

/** Loads the languages that were loaded before for messages that a late chunk has defined since. */
export const loadLateTranslations = async (): Promise<void> => {
  await Promise.all([...languages].map(loadTranslations));
};

/** Loads every language: for a server, which answers in all of them. */
export const loadAllTranslations = async (): Promise<void> => {
  await Promise.all(locales.map(loadTranslations));
};
