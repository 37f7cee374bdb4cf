import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../../shared/api';
import type { Endpoint } from '../../shared/api/endpoint';
import { read, root, tableUnder } from './markdown';

const table: Readonly<Record<string, Endpoint>> = endpoints;
const addressOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** Source files that make calls, tests excluded. */
const sources = ['frames', 'sdk', 'examples']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((file) => /\.(tsx?|mjs|js|py|php|java)$/.test(file))
  .filter((file) => !/\.(i?test|btest)\.tsx?$|\/testing\/|\/releases\/|node_modules/.test(file));
const isScript = (file: string): boolean => /\.(tsx?|mjs|js)$/.test(file);

const nameOf = new Map(Object.entries(table).map(([name, endpoint]) => [endpoint, name]));
const modules = new Map<string, Readonly<Record<string, unknown>>>();
for (const file of readdirSync(join(root, 'shared/api')).filter((name) => !name.endsWith('.test.ts')))
  modules.set(file.slice(0, -3), await import(`../../shared/api/${file.slice(0, -3)}.ts`));
const exported = (module: string, symbol: string): string | undefined => {
  const found = modules.get(module)?.[symbol];
  // SAFETY: a value that is not an endpoint is not a key of the map, and only an address has just method and path.
  const endpoint = found as Endpoint;
  if (module !== 'addresses') return nameOf.get(endpoint);
  return Object.entries(table).find(([, each]) => addressOf(each) === addressOf(endpoint))?.[0];
};

interface Parsed {
  readonly file: string;
  readonly named: ReadonlySet<string>;
  readonly keys: ReadonlyMap<string, string>;
  /** Names of a flow's calls: the first argument of `call(…)`, and equivalents. */
  readonly callKeys: ReadonlySet<string>;
  readonly texts: readonly string[];
}

/** Endpoints that a file imports as values, by local name. */
function importsOf(source: ts.SourceFile): ReadonlyMap<string, string> {
  const imported = new Map<string, string>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const module = /shared\/api\/([\w-]+)$/.exec(statement.moduleSpecifier.text)?.[1];
    const bindings = statement.importClause?.namedBindings;
    if (module === undefined || statement.importClause?.isTypeOnly || !bindings || !ts.isNamedImports(bindings))
      continue;
    for (const { name, propertyName, isTypeOnly } of bindings.elements) {
      const endpoint = exported(module, (propertyName ?? name).text);
      if (!isTypeOnly && endpoint !== undefined) imported.set(name.text, endpoint);
    }
  }
  return imported;
}

function valuesIn(node: ts.Node): ts.Node[] {
  const isNoValue = ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
  if (isNoValue || ts.isImportDeclaration(node)) return [];
  const inside: ts.Node[] = [];
  ts.forEachChild(node, (child) => void inside.push(...valuesIn(child)));
  return [node, ...inside];
}

const isText = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
const textsIn = (node: ts.Node): string[] => valuesIn(node).flatMap((each) => (isText(each) ? [each.text] : []));

/** Name of a property or member, which is not a reference. */
const isLabel = (node: ts.Identifier): boolean =>
  (ts.isPropertyAssignment(node.parent) || ts.isPropertyAccessExpression(node.parent)) && node.parent.name === node;

/** The node that names a flow's call: the first argument of `call(…)`, the second of `callOnce(flow, …)`, the `asks` of a
 *  screen table row, or a variable of that name. */
function callSaid(node: ts.Node): ts.Node | undefined {
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression))
    return node.expression.name.text === 'call' ? node.arguments[0] : undefined;
  if (ts.isCallExpression(node)) return node.expression.getText() === 'callOnce' ? node.arguments[1] : undefined;
  if (ts.isPropertyAssignment(node)) return node.name.getText() === 'asks' ? node.initializer : undefined;
  return ts.isVariableDeclaration(node) && node.name.getText() === 'call' ? node.initializer : undefined;
}

function parse(file: string): Parsed {
  const text = read(file);
  if (!isScript(file)) return { file, named: new Set(), keys: new Map(), callKeys: new Set(), texts: [text] };
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const imported = importsOf(source);
  const values = valuesIn(source);
  const used = values
    .filter((node): node is ts.Identifier => ts.isIdentifier(node) && !isLabel(node))
    .flatMap((node) => {
      const endpoint = imported.get(node.text);
      return endpoint === undefined ? [] : [{ node, endpoint }];
    });
  const keys = used.flatMap(({ node, endpoint }): [string, string][] => {
    if (ts.isPropertyAssignment(node.parent)) return [[node.parent.name.getText(), endpoint]];
    return ts.isShorthandPropertyAssignment(node.parent) ? [[node.text, endpoint]] : [];
  });
  const said = values.flatMap((node) => callSaid(node) ?? []);
  return {
    file,
    named: new Set(used.map(({ endpoint }) => endpoint)),
    keys: new Map(keys),
    callKeys: new Set(said.flatMap(textsIn)),
    texts: textsIn(source),
  };
}

const parsed = sources.map(parse);

/** Entries of a flow's table whose endpoint no rule of its folder calls. */
const uncalledKeys = parsed
  .filter(({ file }) => file.endsWith('/flow/endpoints.ts'))
  .flatMap(({ file, keys }) => {
    const folder = file.slice(0, -'flow/endpoints.ts'.length);
    const called = new Set(
      parsed.filter((each) => each.file.startsWith(folder)).flatMap(({ callKeys }) => [...callKeys]),
    );
    return [...keys].filter(([key]) => !called.has(key)).map(([key, endpoint]) => ({ file, key, endpoint }));
  });

/** Files that call an endpoint: by its definition, or by its address (in merchants' code, which has no definitions). */
function callersOf(name: string, { path }: Endpoint): readonly string[] {
  const address = path.split(/[?:]/)[0]?.replace(/\/$/, '') ?? path;
  const hasAddress = (text: string): boolean => {
    const at = text.indexOf(address);
    return at !== -1 && !/[\w/-]/.test(text[at + address.length] ?? '');
  };
  return parsed
    .filter(({ file, named, texts }) => {
      const isUncalled = uncalledKeys.some((each) => each.file === file && each.endpoint === name);
      return (named.has(name) && !isUncalled) || texts.some(hasAddress);
    })
    .map(({ file }) => file);
}

const page = read('docs/api-calls.md');
const rows = tableUnder(page, '## Calls that no page of ours makes').map(
  ([call = '', used = '', where = '', why = '']) => ({ call, used, where, why }),
);
const byAddress = new Map(Object.entries(table).map(([name, endpoint]) => [addressOf(endpoint), { name, endpoint }]));
const uncalled = Object.entries(table)
  .filter(([name, endpoint]) => callersOf(name, endpoint).length === 0)
  .map(([, endpoint]) => addressOf(endpoint));

describe('docs/api-calls.md', () => {
  // @req OTP-045, OTP-046, OTP-047, ENT-002, ENT-003, ENT-008, ENT-009, ENT-010, API-013, API-016, API-017, API-018
  // @req API-019, API-020, API-021, API-022, API-023, API-024, API-026, API-027, API-028, API-044, API-048, API-049
  // @req API-053, API-056, API-070, API-071, API-072, API-074, API-075, API-076, API-077, API-078, API-079, API-081
  // @req API-082, API-084, API-085, API-086, API-087, API-091, API-106, API-107, API-108, API-109, API-114, API-115
  it('names exactly the endpoints that no code of frames, SDK and examples calls', () => {
    expect(rows.map(({ call }) => call).sort()).toEqual([...uncalled].sort());
  });

  it.each(rows)('$call names the call that replaces it, the files that make that call, and a reason', (row) => {
    const { used, where, why } = row;
    const files = [...where.matchAll(/[\w./-]+\.(?:tsx?|md)/g)].map(([file]) => file);
    expect(files.length).toBeGreaterThan(0);
    expect(why.split(' ').length).toBeGreaterThan(4);
    if (used === '—') {
      for (const file of files) expect([file, sourceExists(file)]).toEqual([file, true]);
      return;
    }
    const instead = byAddress.get(used);
    expect(instead, used).toBeDefined();
    if (instead) expect(callersOf(instead.name, instead.endpoint)).toEqual(expect.arrayContaining(files));
  });
});

describe('endpoint table of a flow', () => {
  it('has no endpoint that the flow never calls', () => {
    expect(uncalledKeys).toEqual([]);
  });
});

const sourceExists = (file: string): boolean => ts.sys.fileExists(join(root, file));
