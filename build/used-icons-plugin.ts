import { resolve } from 'node:path';
import type { AstNode, Plugin } from 'rollup';

const NAME = 'iconPaths';
/** What a page fetches behind its first screen (`build/late-parts-plugin.ts`). */
const isLate = (id: string): boolean => /^\0late\/.+-(next|rest)$/.test(id);
/** Adds drawings to those of the first screen. */
const LATE_ICONS = '\0late-icons';
/** Stands for them until it is known which they are. */
const LATE_DRAWINGS = '__KADAM_LATE_DRAWINGS__';

type Node = AstNode & Readonly<Record<string, unknown>>;
const nodesIn = (value: unknown): Node[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (each): each is Node => typeof each === 'object' && each !== null && 'type' in each,
  );

/** The drawings in a chunk: each property of `iconPaths`. */
const drawingsIn = (program: Node): Node[] =>
  nodesIn(program.body)
    .flatMap((statement) => nodesIn(statement.declaration ?? statement))
    .flatMap(({ declarations }) => nodesIn(declarations))
    .filter(({ id }) => nodesIn(id).some(({ name }) => name === NAME))
    .flatMap(({ init }) => nodesIn(init))
    .flatMap(({ properties }) => nodesIn(properties));

/**
 * Leaves out the drawings that nothing on a page names: of some thirty a small page has a handful, and each name is
 * written out somewhere, because its type is a list of words. Those that only late parts name come with them.
 * `home`: the module of all of them.
 */
export const usedIcons = (home = resolve('frames/kit/icon-paths.ts')): Plugin => ({
  name: 'kadam-used-icons',
  resolveId: (id) => (id === LATE_ICONS ? id : null),
  load: (id) =>
    id === LATE_ICONS
      ? {
          code: `import { ${NAME} } from ${JSON.stringify(home)}; Object.assign(${NAME}, ${LATE_DRAWINGS});`,
          moduleSideEffects: 'no-treeshake',
        }
      : null,
  transform: (code, id) => (isLate(id) ? { code: `import ${JSON.stringify(LATE_ICONS)};\n${code}`, map: null } : null),
  renderChunk(code, chunk, _options, { chunks }) {
    const isHome = home in chunk.modules;
    const isLateIcons = LATE_ICONS in chunk.modules;
    if (!isHome && !isLateIcons) return null;
    const all = Object.values(chunks);
    const codeOf = (which: typeof all): string =>
      which
        .flatMap(({ modules }) => Object.entries(modules))
        .flatMap(([id, module]) => (id === home ? [] : [module.code ?? '']))
        .join('\n');
    const first = codeOf(all.filter(({ moduleIds }) => !moduleIds.some(isLate)));
    const whole = codeOf(all);
    const isNamedIn = (text: string, { key }: Node): boolean =>
      nodesIn(key).some(({ name, value }) => new RegExp(`(['"\`])${name ?? value}\\1`).test(text));
    const drawings = drawingsIn(this.parse(code) as unknown as Node);
    if (isLateIcons) {
      const source = all.map(({ modules }) => modules[home]?.code).find((each) => typeof each === 'string') ?? '';
      const late = drawingsIn(this.parse(source) as unknown as Node)
        .filter((each) => isNamedIn(whole, each) && !isNamedIn(first, each))
        .map(({ start, end }) => source.slice(start, end));
      return { code: code.replace(LATE_DRAWINGS, () => `{${late.join()}}`), map: null };
    }
    if (drawings.length === 0) this.error(`no ${NAME} in ${chunk.fileName}`);
    const unnamed = drawings.filter((each) => !isNamedIn(first, each)).reverse();
    return {
      code: unnamed.reduce((left, { start, end }) => left.slice(0, start) + left.slice(end).replace(/^\s*,/, ''), code),
      map: null,
    };
  },
});
