/** Writing direction of each script (ISO 15924). Add a script with its first language. */
export const scriptDirections = { Latn: 'ltr', Deva: 'ltr' } as const satisfies Readonly<Record<string, 'ltr' | 'rtl'>>;
export type Script = keyof typeof scriptDirections;

interface ScriptNeeds {
  /** For headings. Tokens derive the line height of other text from it. */
  readonly lineHeight: number;
  /** Font of PDF files, with Latin letters and the rupee sign: package `@expo-google-fonts/<pdfFont>`. */
  readonly pdfFont: string;
}

/** Typographic needs of a script. Separate from the directions, as pages load only those. */
export const scripts = {
  Latn: { lineHeight: 1.22, pdfFont: 'noto-sans-devanagari' },
  Deva: { lineHeight: 1.4, pdfFont: 'noto-sans-devanagari' },
} as const satisfies Readonly<Record<Script, ScriptNeeds>>;

interface Language {
  /** BCP 47, for `lang` of documents and for addresses. */
  readonly tag: string;
  readonly script: Script;
}

/** Languages in display order. Translations are in `shared/messages/<language>`. */
export const languages = {
  en: { tag: 'en-IN', script: 'Latn' },
  hi: { tag: 'hi-IN', script: 'Deva' },
} as const satisfies Readonly<Record<string, Language>>;

interface LanguageName {
  readonly name: string;
  /** Text of a link to the page in this language. */
  readonly readIn: string;
}

/** Names of languages in their own language. Separate from the table, as most pages show and load no names. */
export const languageNames = {
  en: { name: 'English', readIn: 'Read in English' },
  hi: { name: 'हिन्दी', readIn: 'हिन्दी में पढ़ें' },
} as const satisfies Readonly<Record<keyof typeof languages, LanguageName>>;
