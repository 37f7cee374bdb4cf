import type { AstNode, Plugin } from 'rollup';

/** Fields of the definitions in some files. */
type Unread = readonly { readonly folder: RegExp; readonly fields: readonly string[] }[];

/** What of a definition only the server and the documents read: a frame sends what its types allow, and says of an error
 *  what its row says to people. */
export const unreadByFrames: Unread = [
  {
    folder: /\/shared\/api\/[^/]+\.ts$/,
    fields: ['summary', 'scope', 'request', 'errors', 'cacheForSeconds', 'isSandboxOnly'],
  },
  { folder: /\/shared\/errors\/[^/]+\.ts$/, fields: ['next'] },
];
/** What of the bridge's table only frames read: what the host sends is theirs to check, and its own answers are sound. */
export const unreadByHosts: Unread = [
  { folder: /\/shared\/bridge\/frames\.ts$/, fields: ['incoming', 'opensOnce', 'answer'] },
];
/** What defines: its arguments are definitions, or lists of them. */
const definers = new Set(['endpoint', 'rowOf', 'rowsOf', 'frame', 'secretRequest']);

type Node = AstNode & Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nodesIn = (value: unknown): Node[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];

/** `endpoint(…)`, and of `rowsOf('http')(…)` the second call. */
function definesBy({ callee }: Node): boolean {
  const [called] = nodesIn(callee);
  const [name] = called?.type === 'CallExpression' ? nodesIn(called.callee) : [called];
  return name?.type === 'Identifier' && definers.has(String(name.name));
}

/** The objects that a call defines by. */
const definitionsOf = (call: Node): Node[] =>
  nodesIn(call.arguments)
    .flatMap((argument) => (argument.type === 'ArrayExpression' ? nodesIn(argument.elements) : [argument]))
    .filter(({ type }) => type === 'ObjectExpression');

/** All calls under a node, but for what is left out. */
function callsIn(node: Node, isLeftOut: (node: Node) => boolean = () => false): Node[] {
  const below = Object.values(node)
    .flatMap(nodesIn)
    .filter((each) => !isLeftOut(each))
    .flatMap((each) => callsIn(each, isLeftOut));
  return node.type === 'CallExpression' ? [node, ...below] : below;
}

const isFunction = ({ type }: Node): boolean => type === 'ArrowFunctionExpression' || type === 'FunctionExpression';

/** Where the calls begin that a module's own constants are made by, also of what they are made of; what is called later is
 *  not among them. */
const madeAt = (statement: Node): number[] => {
  const [declaration = statement] = nodesIn(statement.declaration);
  const made = nodesIn(declaration.declarations)
    .flatMap(({ init }) => nodesIn(init))
    .filter(({ type }) => type === 'CallExpression')
    .flatMap((call) => callsIn(call, isFunction));
  return [...new Set(made.map(({ start }) => start))];
};

/** Leaves out of the definitions that a bundle brings what it does not read, and each that is not needed: to be defined does
 *  nothing. */
export const withoutUnreadFields = (unread: Unread): Plugin => ({
  name: 'kadam-without-unread-fields',
  transform(code, id) {
    const fields = unread.find(({ folder }) => folder.test(id))?.fields;
    if (!fields) return null;
    const statements = nodesIn(this.parse(code).body);
    const cuts = statements
      .flatMap((statement) => callsIn(statement))
      .filter(definesBy)
      .flatMap(definitionsOf)
      .flatMap(({ properties }) => nodesIn(properties))
      .filter(({ key }) => nodesIn(key).some(({ name }) => fields.includes(String(name))))
      .map(({ start, end }) => ({ start, end: end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0), text: '' }));
    const marks = statements
      .flatMap(madeAt)
      .filter((at) => !cuts.some(({ start, end }) => start <= at && at < end))
      .map((start) => ({ start, end: start, text: '/* @__PURE__ */ ' }));
    const kept = [...cuts, ...marks]
      .sort((one, other) => other.start - one.start)
      .reduce((left, { start, end, text }) => left.slice(0, start) + text + left.slice(end), code);
    return { code: kept, map: null };
  },
});
