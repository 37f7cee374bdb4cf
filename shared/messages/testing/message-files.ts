import { defaultLocale, type Locale } from '../../locales';

type Module = Readonly<Record<string, unknown>>;

const named = <Value>(files: Readonly<Record<string, Value>>, path: RegExp): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(files).map(([file, value]) => [file.replace(path, ''), value]));
const besideScreens = /^\/|[./]messages\.ts$/g;

/** Modules with English texts, by their path: 'frames/limits' of `frames/limits/messages.ts`, 'frames/lending/nearest' of
 *  `frames/lending/nearest.messages.ts`. */
export const englishModules = named(
  import.meta.glob<Module>(
    ['/{examples,frames,sdk,server,shared}/**/messages.ts', '/{examples,frames,sdk,server,shared}/**/*.messages.ts'],
    { eager: true },
  ),
  besideScreens,
);
const englishSources = named(
  import.meta.glob<string>(
    ['/{examples,frames,sdk,server,shared}/**/messages.ts', '/{examples,frames,sdk,server,shared}/**/*.messages.ts'],
    { eager: true, query: '?raw', import: 'default' },
  ),
  besideScreens,
);
const translatedModules = import.meta.glob<Module>('/shared/messages/*/**/*.ts', { eager: true });
const translatedSources = import.meta.glob<string>('/shared/messages/*/**/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

function ofLanguage<Value>(files: Readonly<Record<string, Value>>, locale: Locale): Readonly<Record<string, Value>> {
  const folder = `/shared/messages/${locale}/`;
  const own = Object.entries(files).filter(([file]) => file.startsWith(folder) && file !== `${folder}grammar.ts`);
  return named(Object.fromEntries(own), RegExp(`^${folder}|\\.ts$`, 'g'));
}

/** Modules of texts in a language, by the same path. */
export const modulesIn = (locale: Locale): Readonly<Record<string, Module>> =>
  locale === defaultLocale ? englishModules : ofLanguage(translatedModules, locale);

/** Their sources. */
export const sourcesIn = (locale: Locale): Readonly<Record<string, string>> =>
  locale === defaultLocale ? englishSources : ofLanguage(translatedSources, locale);
