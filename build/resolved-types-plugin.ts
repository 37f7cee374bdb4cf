import { resolve } from 'node:path';
import type { Plugin } from 'rollup';
import ts from 'typescript';
import { type TypeResolver, typeResolver } from './type-resolver';

/** Every name that a node takes a type from. */
function namesIn(node: ts.Node): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (each: ts.Node): void => {
    if (ts.isTypeReferenceNode(each)) names.add(each.typeName.getText());
    if (ts.isTypeQueryNode(each)) names.add(each.exprName.getText());
    if (ts.isExpressionWithTypeArguments(each)) names.add(each.expression.getText());
    if (ts.isExportSpecifier(each)) names.add((each.propertyName ?? each.name).getText());
    ts.forEachChild(each, visit);
  };
  visit(node);
  return names;
}

const contains = (node: ts.Node, isSought: (each: ts.Node) => boolean): boolean =>
  isSought(node) || ts.forEachChild(node, (child) => contains(child, isSought)) === true;
const isWorkedOut = (node: ts.Node): boolean => ts.isMappedTypeNode(node) || ts.isConditionalTypeNode(node);

function declaredNames(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const { name } = statement as ts.Statement & { readonly name?: ts.Node };
  return name ? [name.getText()] : [];
}

const exportedNames = (file: ts.SourceFile): ReadonlySet<string> =>
  new Set(file.statements.filter(ts.isExportDeclaration).flatMap((each) => [...namesIn(each)]));

/** The names of values that nobody outside has, and of generic types that work something out, of them or of another. */
function machineryOf(file: ts.SourceFile): ReadonlySet<string> {
  const exported = exportedNames(file);
  const machinery = new Set<string>();
  const mentions = (node: ts.Node): boolean => [...namesIn(node)].some((name) => machinery.has(name));
  const isMachinery = (statement: ts.Statement): boolean =>
    ts.isTypeAliasDeclaration(statement)
      ? statement.typeParameters !== undefined && (contains(statement.type, isWorkedOut) || mentions(statement.type))
      : ts.isVariableStatement(statement);
  for (let before = -1; before < machinery.size; ) {
    before = machinery.size;
    for (const name of file.statements.filter(isMachinery).flatMap(declaredNames))
      if (!exported.has(name)) machinery.add(name);
  }
  return machinery;
}

/** The text of a statement without machinery in it. */
function resolvedText(
  statement: ts.Statement,
  { file, text, members, namesOf }: TypeResolver,
  machinery: ReadonlySet<string>,
): string {
  const mentions = (node: ts.Node): boolean => [...namesIn(node)].some((name) => machinery.has(name));
  const isDerived = (node: ts.Node): node is ts.TypeNode =>
    ts.isTypeReferenceNode(node) ||
    ts.isIndexedAccessTypeNode(node) ||
    ts.isTypeOperatorNode(node) ||
    ts.isTypeQueryNode(node) ||
    ts.isMappedTypeNode(node);
  const changes: { readonly from: number; readonly to: number; readonly text: string }[] = [];

  const visit = (node: ts.Node): void => {
    if (!mentions(node)) return;
    if (ts.isInterfaceDeclaration(node)) visitInterface(node);
    else if (isDerived(node)) changes.push({ from: node.getStart(), to: node.end, text: text(node) });
    else ts.forEachChild(node, visit);
  };
  function visitInterface({ heritageClauses, members: own }: ts.InterfaceDeclaration): void {
    const heritage = heritageClauses?.[0];
    for (const each of own) visit(each);
    const given = heritage?.types.filter(mentions) ?? [];
    if (!heritage || given.length === 0) return;
    const left = heritage.types.filter((each) => !given.includes(each));
    const known = new Set([...own.map(({ name }) => name?.getText()), ...left.flatMap(namesOf)]);
    const inherited = given.flatMap(members).filter(({ name }) => !known.has(name));
    const clause = left.length > 0 ? `extends ${left.map((each) => each.getText()).join(', ')} ` : '';
    const text = inherited.map((each) => `\n${each.text}`).join('');
    changes.push({ from: heritage.getStart(), to: own.pos, text: `${clause}{${text}` });
  }
  visit(statement);

  let resolved = file.text.slice(statement.pos, statement.end);
  for (const change of changes.sort((one, other) => other.from - one.from))
    resolved = `${resolved.slice(0, change.from - statement.pos)}${change.text}${resolved.slice(change.to - statement.pos)}`;
  return resolved;
}

/** Declarations without those that nothing exported leads to. */
function reachable(path: string, code: string): string {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.ES2022, true);
  const isRoot = (statement: ts.Statement): boolean =>
    !ts.isTypeAliasDeclaration(statement) &&
    !ts.isInterfaceDeclaration(statement) &&
    !ts.isVariableStatement(statement) &&
    !ts.isClassDeclaration(statement);
  const kept = new Set(file.statements.filter(isRoot));
  for (let before = -1; before < kept.size; ) {
    before = kept.size;
    const wanted = new Set([...kept].flatMap((statement) => [...namesIn(statement)]));
    for (const statement of file.statements)
      if (declaredNames(statement).some((name) => wanted.has(name))) kept.add(statement);
  }
  return file.statements
    .filter((statement) => kept.has(statement))
    .map((statement) => statement.getFullText())
    .join('');
}

/**
 * Writes out what our types come to. The SDK's types follow from the table of the bridge, so that no message stands twice;
 * an integrator wants to read the options and events themselves, not the table, its schemas and how the one becomes the
 * other. So each type that is worked out is replaced by what TypeScript makes of it, and what nobody needs then is left out.
 */
export const resolvedTypes = (): Plugin => ({
  name: 'kadam-resolved-types',
  renderChunk(code, { fileName }) {
    const path = resolve('sdk', fileName);
    const resolver = typeResolver(path, code);
    const machinery = machineryOf(resolver.file);
    const statements = resolver.file.statements.map((statement) => resolvedText(statement, resolver, machinery));
    return { code: `${reachable(path, statements.join('')).trim()}\n`, map: null };
  },
});
