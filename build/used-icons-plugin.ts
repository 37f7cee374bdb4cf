import type { AstNode, Plugin } from 'rollup';

const NAME = 'iconPaths';
const home = /\/frames\/kit\/icon-paths\.ts$/;

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

/** Leaves out the drawings that nothing on a page names: of some thirty a small page has a handful, and each name is
 *  written out somewhere, because its type is a list of words. */
export const usedIcons = (): Plugin => ({
  name: 'kadam-used-icons',
  renderChunk(code, chunk, _options, { chunks }) {
    if (!Object.keys(chunk.modules).some((id) => home.test(id))) return null;
    const others = Object.values(chunks)
      .flatMap(({ modules }) => Object.entries(modules))
      .flatMap(([id, module]) => (home.test(id) ? [] : [module.code ?? '']))
      .join('\n');
    const drawings = drawingsIn(this.parse(code) as unknown as Node);
    if (drawings.length === 0) this.error(`no ${NAME} in ${chunk.fileName}`);
    const isNamed = ({ key }: Node): boolean =>
      nodesIn(key).some(({ name, value }) => new RegExp(`(['"\`])${name ?? value}\\1`).test(others));
    const unnamed = drawings.filter((each) => !isNamed(each)).reverse();
    return {
      code: unnamed.reduce((left, { start, end }) => left.slice(0, start) + left.slice(end).replace(/^\s*,/, ''), code),
      map: null,
    };
  },
});
