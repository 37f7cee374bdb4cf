import { readdirSync } from 'node:fs';
import { read, root } from '../../docs/markdown';
import { type Addition, create, type Edit, replace, type Touch } from './addition';

/** A language beside what else is added: a translator would say it all. Its sentences are those of a language that is
 *  there, which are whole; it says its own name. */
export function languageBeside(others: readonly Addition[]): Addition {
  const edit = (name: string): Edit => {
    const path = `shared/words/hi/${name}`;
    const edits = others.flatMap(({ touches }) => touches[path] ?? []);
    return create(edits.reduce((done, touch) => touch.edit(done), read(path)).replaceAll('hi-IN', 'ta-IN'));
  };
  const files = readdirSync(`${root}/shared/words/hi`).map((name): readonly [string, Touch] => [
    `shared/words/ta/${name}`,
    { edit: edit(name) },
  ]);
  return {
    what: 'a language',
    // Words of the site name lenders, all of which have to be there.
    waitsRounds: 2,
    touches: {
      ...Object.fromEntries(files),
      'shared/words/ta/benefit.ts': {
        edit: edit('benefit.ts'),
        missed: { by: 'shared/words/words.test.ts', says: 'benefit' },
      },
      'shared/locales.ts': {
        edit: replace("['en', 'hi']", "['en', 'hi', 'ta']"),
        missed: { by: 'shared/words/words.test.ts', says: 'ta' },
      },
      'sdk/types/kadam.d.mts': {
        edit: replace("type Locale = 'en' | 'hi';", "type Locale = 'en' | 'hi' | 'ta';"),
        missed: { by: 'types', says: 'test/types/public-types.ts' },
      },
    },
  };
}
