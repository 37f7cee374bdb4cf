import type { OutputBundle, OutputChunk, Plugin, PluginContext } from 'rollup';

/** Where a page's early script leaves for the others what they share with it. */
const SHARED = 'globalThis.kadamEarly';

/** What a page runs before all else, as a script that stands in the page itself. */
export interface EarlyPlugin extends Plugin {
  /** Of the page; undefined where nothing runs early. Known from `generateBundle` on, once this plugin has had its turn. */
  scriptOf(page: string): string | undefined;
}

/** An export or import statement, as the parser names it. */
interface Statement {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly source?: { readonly value?: unknown } | null;
  readonly declaration?: unknown;
  readonly specifiers?: readonly Specifier[];
}
interface Specifier {
  readonly type: string;
  readonly local: Name;
  readonly imported?: Name;
  readonly exported?: Name;
}
type Name = { readonly name?: string; readonly value?: unknown };

/**
 * Takes the early chunk of each page, an entry that imports nothing, out of the build: it is to stand in the page, which
 * saves the wait for one more file. A script of a page has no address by which others could import it, so it leaves what
 * they need in one object, and they read it there: they run later. What it exports has to stay as it first was, since
 * they copy it.
 */
export function earlyInPage(earlyOf: (page: string) => string, pages: readonly string[]): EarlyPlugin {
  const scripts = new Map<string, string>();
  return {
    name: 'kadam-early-in-page',
    // What is written here is part of what a file's name is made of.
    augmentChunkHash: () => 'early-in-page-1',
    renderChunk: {
      order: 'pre',
      handler(code, chunk) {
        if (pages.some((page) => earlyOf(page) === chunk.name)) refuseReassigned(this, code, chunk.fileName);
        return null;
      },
    },
    generateBundle: {
      order: 'pre',
      handler(_output, bundle) {
        for (const page of pages) {
          const early = chunksOf(bundle).find(({ name }) => name === earlyOf(page));
          if (!early) continue;
          if (early.imports.length > 0) this.error(`${early.fileName} stands in the page and imports ${early.imports}`);
          delete bundle[early.fileName];
          scripts.set(page, left(this, early));
          for (const chunk of chunksOf(bundle)) {
            if (!chunk.imports.includes(early.fileName)) continue;
            chunk.code = taken(this, chunk, early.fileName);
            chunk.imports = chunk.imports.filter((name) => name !== early.fileName);
          }
        }
      },
    },
    scriptOf: (page) => scripts.get(page),
  };
}

const chunksOf = (bundle: OutputBundle): OutputChunk[] =>
  Object.values(bundle).filter((file): file is OutputChunk => file.type === 'chunk');

const statementsOf = (context: PluginContext, code: string): readonly Statement[] =>
  // SAFETY: a program's statements, of which only the fields above are read.
  context.parse(code).body as unknown as readonly Statement[];

const nameOf = ({ name, value }: Name): string => name ?? String(value);

const without = (code: string, { start, end }: Statement, instead: string): string =>
  code.slice(0, start) + instead + code.slice(end);

/** The early chunk, with its exports as an object. */
function left(context: PluginContext, { code, fileName }: OutputChunk): string {
  const statements = statementsOf(context, code).filter(({ type }) => type.startsWith('Export'));
  const [exported, ...more] = statements;
  if (!exported) return code.trim();
  if (more.length > 0 || exported.declaration || exported.source || !exported.specifiers) {
    return context.error(`${fileName} exports in another way than by one list`);
  }
  const fields = exported.specifiers.map(({ local, exported: as }) => `${nameOf(as ?? local)}:${nameOf(local)}`);
  const script = without(code, exported, `${SHARED}={${fields.join(',')}};`);
  if (/<\/script|<!--/i.test(script)) return context.error(`${fileName} has in it what would end its script`);
  return script.trim();
}

/** A chunk that reads what the early one has left, and imports it no more. */
function taken(context: PluginContext, { code, fileName }: OutputChunk, early: string): string {
  const isOfEarly = ({ type, source }: Statement): boolean =>
    type === 'ImportDeclaration' && String(source?.value) === `./${early}`;
  return statementsOf(context, code)
    .filter(isOfEarly)
    .reverse()
    .reduce((rest, statement) => {
      const specifiers = statement.specifiers ?? [];
      if (specifiers.some(({ type }) => type !== 'ImportSpecifier')) {
        return context.error(`${fileName} imports the whole of ${early}`);
      }
      const names = specifiers.map(({ local, imported }) => `${nameOf(imported ?? local)}:${nameOf(local)}`);
      return without(rest, statement, names.length > 0 ? `const{${names.join(',')}}=${SHARED};` : '');
    }, code);
}

/** Ends the build where something that the chunk exports changes later, of which a copy would know nothing. */
function refuseReassigned(context: PluginContext, code: string, fileName: string): void {
  const exported = new Set(
    statementsOf(context, code).flatMap(({ type, specifiers }) =>
      type === 'ExportNamedDeclaration' ? (specifiers ?? []).map(({ local }) => nameOf(local)) : [],
    ),
  );
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, left: target, argument } = node as { type?: string; left?: Name; argument?: Name };
    const changed =
      type === 'AssignmentExpression' ? target?.name : type === 'UpdateExpression' ? argument?.name : undefined;
    if (changed !== undefined && exported.has(changed)) {
      context.error(`${fileName}: '${changed}' is exported and changes later`);
    }
    for (const each of Object.values(node)) visit(each);
  };
  visit(context.parse(code).body);
}
