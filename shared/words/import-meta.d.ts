import type { Locale, OtherLocale } from '../locales';
import type { Language } from './language';

declare global {
  /** Filled in by `build/words-plugin.ts`, which knows the languages from `shared/locales.ts`. */
  interface ImportMeta {
    /** A feature's words in every language, in the bundle that asks for them. */
    words<Feature extends keyof Language>(feature: Feature): Readonly<Record<Locale, Language[Feature]>>;
    /** Those of features that are read together, in every language but the default one: each is a file that is loaded
     *  when it is called for. */
    laterWords<Feature extends keyof Language>(
      ...features: Feature[]
    ): Readonly<Record<OtherLocale, () => Promise<Pick<Language, Feature>>>>;
    /** The same for a page that says some of them later: a file for its first screen, which brings what loads the rest. */
    stagedWords<First extends keyof Language, Rest extends keyof Language>(
      first: readonly First[],
      rest: readonly Rest[],
    ): Readonly<
      Record<OtherLocale, () => Promise<Pick<Language, First> & { readonly rest: () => Promise<Pick<Language, Rest>> }>>
    >;
  }
}
