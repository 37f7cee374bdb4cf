import { readdirSync } from 'node:fs';
import { read, root } from '../../docs/markdown';
import { type Addition, behind, create, type Edit, each, replace, type Touch } from './addition';

/** A language beside what else is added: a translator would say it all. Its sentences are those of a language that is
 *  there, which are whole; it says its own name. */
export function languageBeside(others: readonly Addition[]): Addition {
  const edit = (name: string): Edit => {
    const path = `shared/messages/hi/${name}`;
    const edits = others.flatMap(({ touches }) => touches[path] ?? []);
    return create(
      edits.reduce((done, touch) => touch.edit(done), read(path)).replace("locale: 'hi',", "locale: 'ta',"),
    );
  };
  const files = readdirSync(`${root}/shared/messages/hi`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name): readonly [string, Touch] => [`shared/messages/ta/${name}`, { edit: edit(name) }]);
  const inSdk = (path: string): Readonly<Record<string, Touch>> => ({
    [`${path}.ts`]: {
      edit: (source) =>
        source
          .replace(
            /^(import )hi( from '.*)\/hi\/(.*)$/m,
            (line, start, middle, end) => `${line}\n${start}ta${middle}/ta/${end}`,
          )
          .replace('{ en: english, hi }', '{ en: english, hi, ta }'),
      missed: { by: 'types', says: `${path}.ts` },
    },
  });
  return {
    what: 'a language',
    touches: {
      ...Object.fromEntries(files),
      'shared/messages/ta/frames/benefit.ts': {
        edit: edit('frames/benefit.ts'),
        missed: { by: 'shared/messages/translations.test.ts', says: 'benefit' },
      },
      'shared/languages.ts': {
        edit: each(
          replace("Deva: 'ltr' }", "Deva: 'ltr', Taml: 'ltr' }"),
          behind("  hi: { tag: 'hi-IN', script: 'Deva' },\n", "  ta: { tag: 'ta-IN', script: 'Taml' },\n"),
          behind(
            "  hi: { name: 'हिन्दी', readIn: 'हिन्दी में पढ़ें' },\n",
            "  ta: { name: 'தமிழ்', readIn: 'தமிழில் படிக்க' },\n",
          ),
        ),
        missed: { by: 'types', says: "'ta' does not exist" },
        isDeclaration: true,
      },
      ...inSdk('sdk/messages'),
      ...inSdk('sdk/elements/promo.messages'),
      'sdk/types/kadam.d.mts': {
        edit: replace("type Locale = 'en' | 'hi';", "type Locale = 'en' | 'hi' | 'ta';"),
        missed: { by: 'types', says: 'test/types/public-types.ts' },
      },
    },
  };
}
