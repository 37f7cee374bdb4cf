import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { defaultLocale, locales } from '../shared/locales.ts';

const folder = resolve(import.meta.dirname, '../shared/words');
const call = /import\.meta\.(words|laterWords|stagedWords)\(([^)]*)\)/g;
const ASKED = /import\.meta\.(words|laterWords|stagedWords)\(/;
const PREFIX = '\0words/';
const OURS = /^\0words\//;

/** 'paymentErrors' → 'payment-errors'. */
const kebab = (feature: string): string => feature.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The file of a feature in a language, as a module is named in code. Throws where a language has none. */
function moduleOf(locale: string, feature: string): string {
  const file = resolve(folder, locale, `${kebab(feature)}.ts`);
  if (!existsSync(file)) throw new Error(`shared/words/${locale}/${kebab(feature)}.ts is missing`);
  return JSON.stringify(file);
}

const staticImport = (feature: string): { readonly imports: string; readonly value: string } => ({
  imports: locales
    .map((locale) => `import { ${feature} as ${feature}_${locale} } from ${moduleOf(locale, feature)};\n`)
    .join(''),
  value: `({ ${locales.map((locale) => `${locale}: ${feature}_${locale}`).join(', ')} })`,
});

/** '\0words/common.benefit/hi': what is loaded together. What comes later stands between the two. */
const loaded = (locale: string, ...stages: readonly string[][]): string =>
  `import(${JSON.stringify(PREFIX + [...stages.map((features) => features.join('.')), locale].join('/'))})`;

const namesIn = (list: string): string[] => [...list.matchAll(/\w+/g)].map(([name]) => name);

/** Puts the words of every language of `shared/locales.ts` where code asks for a feature by its name: imported
 *  statically, or as one chunk for each language but the default one, which loads them, or two
 *  (`shared/words/import-meta.d.ts`). The same for Rollup and for the tests. */
export const words = () => ({
  name: 'kadam-words',
  resolveId: { filter: { id: OURS }, handler: (id: string) => id },
  /** One module for what is loaded together. Its chunk is named for its last part: what it says would make a name too long
   *  to be served. What comes later is loaded by it, so that nothing of it is loaded twice. */
  load: {
    filter: { id: OURS },
    handler(id: string) {
      const [features = '', ...others] = id.slice(PREFIX.length).split('/');
      const locale = others.pop() ?? '';
      const rest = others.map((names) => `export const rest = () => ${loaded(locale, names.split('.'))};\n`);
      const now = features.split('.').map((feature) => `export { ${feature} } from ${moduleOf(locale, feature)};\n`);
      return [...now, ...rest].join('');
    },
  },
  transform: {
    filter: { code: ASKED },
    handler(code: string) {
      let imports = '';
      const replaced = code.replace(call, (_, how: string, given: string) => {
        if (how === 'words') {
          const { imports: needed, value } = staticImport(namesIn(given).join());
          imports += needed;
          return value;
        }
        const stages = how === 'stagedWords' ? (given.match(/\[[^\]]*\]/g) ?? []).map(namesIn) : [namesIn(given)];
        const others = locales.filter((locale) => locale !== defaultLocale);
        return `({ ${others.map((each) => `${each}: () => ${loaded(each, ...stages)}`).join(', ')} })`;
      });
      return replaced === code ? null : { code: imports + replaced, map: null };
    },
  },
});
