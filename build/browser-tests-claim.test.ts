import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../test');

interface Module {
  readonly source: ts.SourceFile;
  /** Functions and constants by name, with those that the file imports from the repository. */
  readonly own: ReadonlyMap<string, ts.Node>;
  readonly imported: ReadonlyMap<string, readonly [file: string, name: string]>;
}
const modules = new Map<string, Module>();
/** Methods of helpers by name. A call of a method counts as an assertion if any method of that name contains an
 *  `expect`. */
const methods = new Map<string, readonly (readonly [file: string, node: ts.Node])[]>();

function load(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const own = new Map<string, ts.Node>();
  const imported = new Map<string, readonly [string, string]>();
  const method = (name: string, node: ts.Node): void =>
    void methods.set(name, [...(methods.get(name) ?? []), [file, node]]);
  const importFrom = ({ moduleSpecifier, importClause }: ts.ImportDeclaration): void => {
    if (!ts.isStringLiteral(moduleSpecifier) || !moduleSpecifier.text.startsWith('.')) return;
    const path = join(dirname(file), `${moduleSpecifier.text}.ts`);
    const names = importClause?.namedBindings;
    if (existsSync(path) && names && ts.isNamedImports(names))
      for (const { name, propertyName = name } of names.elements) imported.set(name.text, [path, propertyName.text]);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) importFrom(node);
    else if (ts.isFunctionDeclaration(node) && node.name) own.set(node.name.text, node);
    else if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      own.set(node.name.text, node.initializer);
    else if (ts.isMethodDeclaration(node) && ts.isIdentifier(node.name)) method(node.name.text, node);
    else if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && ts.isArrowFunction(node.initializer))
      method(node.name.text, node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(source);
  const made = { source, own, imported };
  modules.set(file, made);
  return made;
}

function declared(file: string, name: string): readonly [string, ts.Node] | null {
  const { own, imported } = load(file);
  const node = own.get(name);
  if (node) return [file, node];
  const from = imported.get(name);
  return from ? declared(...from) : null;
}

/** True if the node calls `expect`, directly or in a helper. */
function asserts(file: string, node: ts.Node, seen: Set<ts.Node> = new Set()): boolean {
  if (seen.has(node)) return false;
  seen.add(node);
  if (/\bexpect\b/.test(node.getText())) return true;
  const visit = (each: ts.Node): boolean => {
    if (ts.isIdentifier(each)) {
      const isCalled = ts.isCallExpression(each.parent) && each.parent.expression === each;
      const isMethod = ts.isPropertyAccessExpression(each.parent) && each.parent.name === each;
      const found = isMethod ? null : declared(file, each.text);
      if (found && asserts(...found, seen)) return true;
      if ((isMethod || (isCalled && !found)) && methods.get(each.text)?.some((one) => asserts(...one, seen)))
        return true;
    }
    return ts.forEachChild(each, (child) => visit(child) || undefined) ?? false;
  };
  return visit(node);
}

function testsIn(file: string): readonly { readonly title: string; readonly body: ts.Node }[] {
  const { source } = load(file);
  const found: { title: string; body: ts.Node }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(?:it|test)\b/.test(node.expression.getText())) {
      const body = node.arguments.find((each) => ts.isArrowFunction(each) || ts.isFunctionExpression(each));
      const [title] = node.arguments;
      if (body && title) found.push({ title: title.getText(), body });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

it('every browser test asserts something by `expect`, itself or in a helper that it calls', () => {
  const files = ['browser', 'contracts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(root, folder, name)),
  );
  for (const file of files.filter((each) => each.endsWith('.ts'))) load(file);
  const tests = files
    .filter((file) => file.endsWith('.btest.ts'))
    .flatMap((file) => testsIn(file).map((test) => ({ ...test, file })));
  expect(tests.length).toBeGreaterThan(350);
  const without = tests.filter(({ file, body }) => !asserts(file, body));
  expect(without.map(({ file, title }) => `${file.slice(root.length + 1)} › ${title}`)).toEqual([]);
});
