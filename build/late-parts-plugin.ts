import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'rollup';

/** The files that a page fetches besides its first screen, in the order in which they are wanted:
 *  - calls: what asks the server and reads its answers.
 *  - next: what usually follows the first screen.
 *  - rest: everything else, failures and rare ways.
 *  Each needs those before it, so that what two of them use lies in the earlier one and in no file of its own. */
const files = ['calls', 'next', 'rest'] as const;
type File = (typeof files)[number];

/** A part of a page that is loaded late: `import('./screens/support')`. In front of its path may stand the file that it
 *  comes with; without a word it is in the last. */
const call = /import\((?:\/\* with: (\w+) \*\/ )?'(\.{1,2}\/[^']+)'\)/g;
const LATE = /import\(/;
const PREFIX = '\0late/';
const OURS = /^\0late\//;

interface Part {
  readonly file: File;
  /** Absolute. */
  readonly module: string;
}

const isFile = (word: string): word is File => (files as readonly string[]).includes(word);

function partOf(importer: string, word: string | undefined, path: string): Part {
  const file = word ?? 'rest';
  if (!isFile(file)) throw new Error(`${importer}: no file '${file}', there are ${files.join(', ')}`);
  const module = ['.ts', '.tsx']
    .map((ending) => resolve(dirname(importer), path) + ending)
    .find((each) => existsSync(each));
  if (!module) throw new Error(`${importer}: no module ${path}`);
  return { file, module };
}

/** All late parts of a page's folder, by the file that they come with. */
function partsOf(folder: string): Record<File, string[]> {
  const found: Record<File, Set<string>> = { calls: new Set(), next: new Set(), rest: new Set() };
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(name) || /\.test\.tsx?$/.test(name)) continue;
    const importer = join(folder, name);
    for (const [, word, path = ''] of readFileSync(importer, 'utf8').matchAll(call)) {
      const { file, module } = partOf(importer, word, path);
      found[file].add(module);
    }
  }
  // In one order each time: the same sources have to make the same files.
  return { calls: [...found.calls].sort(), next: [...found.next].sort(), rest: [...found.rest].sort() };
}

/** Name of the chunk. */
export const lateFile = (page: string, file: File): string => `${page}-${file}`;

/** Puts the late parts of each page into three files at most: some dozens of small ones are as many requests, and are
 *  compressed worse. Each part keeps its `import()`, and one that did not come is asked for again like any other. */
export function lateParts(pages: readonly string[]): Plugin {
  let parts: Readonly<Record<string, Record<File, string[]>>> = {};
  const pageOf = (id: string): string | undefined => pages.find((page) => id.startsWith(`${resolve('frames', page)}/`));
  const idOf = (page: string, file: File): string => `${PREFIX}${lateFile(page, file)}`;

  return {
    name: 'kadam-late-parts',
    buildStart() {
      parts = Object.fromEntries(pages.map((page) => [page, partsOf(resolve('frames', page))]));
    },
    resolveId: { filter: { id: OURS }, handler: (id) => id },
    load: {
      filter: { id: OURS },
      handler(id) {
        for (const page of pages)
          for (const [index, file] of files.entries()) {
            if (id !== idOf(page, file)) continue;
            const earlier = files.slice(0, index).filter((each) => parts[page]?.[each].length);
            const code = [
              ...earlier.map((each) => `import ${JSON.stringify(idOf(page, each))};`),
              ...(parts[page]?.[file] ?? []).map(
                (module, at) => `export * as part${at} from ${JSON.stringify(module)};`,
              ),
            ];
            return { code: code.join('\n'), moduleSideEffects: 'no-treeshake' };
          }
        throw new Error(`no late parts ${id}`);
      },
    },
    transform: {
      filter: { code: LATE },
      handler(code, id) {
        const page = pageOf(id);
        if (page === undefined) return null;
        const replaced = code.replace(call, (_, word: string | undefined, path: string) => {
          const { file, module } = partOf(id, word, path);
          const at = parts[page]?.[file].indexOf(module);
          return `import(${JSON.stringify(idOf(page, file))}).then((late) => late.part${at})`;
        });
        return replaced === code ? null : { code: replaced, map: null };
      },
    },
  };
}
