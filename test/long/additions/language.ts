import { readdirSync } from 'node:fs';
import { read, root } from '../../docs/markdown';
import { type Addition, behind, create, type Edit, each, replace, type Touch } from './addition';

interface NewLanguage {
  readonly locale: string;
  readonly script: string;
  readonly direction: 'ltr' | 'rtl';
  readonly name: string;
  readonly readIn: string;
  readonly letters: string;
}

/** Two scripts without a language; the second is right-to-left. */
const added: readonly NewLanguage[] = [
  {
    locale: 'ta',
    script: 'Taml',
    direction: 'ltr',
    name: 'தமிழ்',
    readIn: 'தமிழில் படிக்க',
    letters: 'அஆஇஈஉஊஎஏகஙசஞடணதந',
  },
  {
    locale: 'ur',
    script: 'Arab',
    direction: 'rtl',
    name: 'اردو',
    readIn: 'اردو میں پڑھیں',
    letters: 'ابپتٹجچحخدڈرزسشع',
  },
];

/** Machine-made texts: a Hindi file with each letter of Devanagari as two letters of the script, so that different
 *  texts stay different. */
const translated = (source: string, { locale, letters }: NewLanguage): string =>
  source
    .replace(/\p{Script=Devanagari}/gu, (letter) => {
      const at = (letter.codePointAt(0) ?? 0) % 128;
      return `${letters[at >> 4]}${letters[at % 16]}`;
    })
    .replaceAll("'hi'", `'${locale}'`);

/** The translation that is left out to check that it is noticed. */
const forgotten = {
  file: 'frames/benefit.ts',
  missed: { by: 'shared/messages/translations.test.ts', says: 'benefit' },
} as const;

/** Both languages, with translations of the other additions. */
export function languageBeside(others: readonly Addition[]): Addition {
  const edit = (language: NewLanguage, name: string): Edit => {
    const path = `shared/messages/hi/${name}`;
    const edits = others.flatMap(({ touches }) => touches[path] ?? []);
    return create(
      translated(
        edits.reduce((done, touch) => touch.edit(done), read(path)),
        language,
      ),
    );
  };
  const files = readdirSync(`${root}/shared/messages/hi`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) =>
      added.map((language): readonly [string, Touch] => [
        `shared/messages/${language.locale}/${name}`,
        {
          edit: edit(language, name),
          ...(name === forgotten.file && language === added[0] && { missed: forgotten.missed }),
        },
      ]),
    );
  const lines = (lineOf: (language: NewLanguage) => string): string => added.map(lineOf).join('');
  const names = added.map(({ locale }) => locale);
  const inSdk = (path: string): Readonly<Record<string, Touch>> => ({
    [`${path}.ts`]: {
      edit: (source) =>
        source
          .replace(/^(import )hi( from '.*)\/hi\/(.*)$/m, (line, start, middle, end) =>
            [line, ...names.map((name) => `${start}${name}${middle}/${name}/${end}`)].join('\n'),
          )
          .replace('{ en: english, hi }', `{ en: english, hi, ${names.join(', ')} }`),
      missed: { by: 'types', says: `${path}.ts` },
    },
  });
  return {
    what: 'a language',
    touches: {
      ...Object.fromEntries(files),
      'shared/languages.ts': {
        edit: each(
          replace("Deva: 'ltr' }", `Deva: 'ltr'${lines(({ script, direction }) => `, ${script}: '${direction}'`)} }`),
          behind(
            "  Deva: { lineHeight: 1.4, pdfFont: 'noto-sans-devanagari' },\n",
            // An installed font in place of that of the script.
            lines(({ script }) => `  ${script}: { lineHeight: 1.4, pdfFont: 'noto-sans-devanagari' },\n`),
          ),
          behind(
            "  hi: { tag: 'hi-IN', script: 'Deva' },\n",
            lines(({ locale, script }) => `  ${locale}: { tag: '${locale}-IN', script: '${script}' },\n`),
          ),
          behind(
            "  hi: { name: 'हिन्दी', readIn: 'हिन्दी में पढ़ें' },\n",
            lines(({ locale, name, readIn }) => `  ${locale}: { name: '${name}', readIn: '${readIn}' },\n`),
          ),
        ),
        missed: { by: 'types', says: "'ta' does not exist" },
        isDeclaration: true,
      },
      ...inSdk('sdk/messages'),
      ...inSdk('sdk/elements/promo.messages'),
      'sdk/types/kadam.d.mts': {
        edit: replace(
          "type Locale = 'en' | 'hi';",
          `type Locale = ${['en', 'hi', ...names].map((name) => `'${name}'`).join(' | ')};`,
        ),
        missed: { by: 'types', says: 'test/types/public-types.ts' },
      },
    },
  };
}
