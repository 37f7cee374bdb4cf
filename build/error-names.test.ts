import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { allErrors } from '../shared/errors';
import { sdkErrorCodes } from '../shared/errors/sdk-errors';

const types = allErrors.flatMap(({ type }) => type ?? []);
const names = new Set<string>([...allErrors.map(({ name }) => name), ...types, ...sdkErrorCodes]);
/** Numbers that are nothing but errors; 403 and its like are HTTP's. */
const numbers = new Set(allErrors.flatMap(({ code }) => (code !== null && code >= 1_000 ? String(code) : [])));

const mentions = new RegExp([...names, ...numbers].join('|'));
const isName = (node: ts.Node): boolean => ts.isStringLiteralLike(node) && names.has(node.text);
const comparisons = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.InKeyword,
]);
const questions = new Set(['includes', 'has', 'get', 'startsWith']);

/** Where a file asks which error it has before it, in words; a row of `shared/errors` should have answered. */
function questionsIn(path: string, text: string): string[] {
  if (!mentions.test(text)) return [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const say = (node: ts.Node): void => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${path}:${line + 1} asks for ${node.getText()}`);
  };
  const isAsking = ({ parent }: ts.Node): boolean => {
    if (ts.isCaseClause(parent)) return true;
    if (ts.isBinaryExpression(parent)) return comparisons.has(parent.operatorToken.kind);
    if (ts.isCallExpression(parent) && ts.isPropertyAccessExpression(parent.expression))
      return questions.has(parent.expression.name.text);
    // What endpoints refuse with is said in their definitions, and read by all.
    return ts.isArrayLiteralExpression(parent) && parent.elements.every(isName) && !path.startsWith('shared/api/');
  };
  const visit = (node: ts.Node): void => {
    const isNumber = ts.isNumericLiteral(node) && numbers.has(node.getText());
    if (isNumber || (isName(node) && isAsking(node))) say(node);
    // A flow says none either: it has them from the server.
    else if (
      /^frames\/\w+\/flow\//.test(path) &&
      (isName(node) || (ts.isPropertyAssignment(node) && names.has(node.name.getText())))
    )
      say(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const root = join(import.meta.dirname, '..');
const sources = ['frames', 'sdk', 'server', 'shared']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((path) => /\.tsx?$/.test(path))
  .filter((path) => !/\.\w*test\.tsx?$|\/testing\/|^shared\/errors\/|^sdk\/releases\/|\/migrations\//.test(path));

it.each([
  ["if (failure.name === 'MOBILE_BLOCKED') stop();", 'compared'],
  ["switch (name) { case 'MOBILE_BLOCKED': stop(); }", 'switched on'],
  ["const staying = ['MOBILE_BLOCKED', 'PAYMENT_ELSEWHERE'];", 'listed'],
  ["if (said.has('User_Blocked_By_FM')) stop();", 'looked up'],
  ['const SESSION_OVER = 4010;', 'numbered'],
])('%s would be noticed: an error is %s', (text) => {
  expect(questionsIn('server/example.ts', text)).not.toEqual([]);
});

it('no file outside shared/errors asks which error it has: the row says what is done about it', () => {
  expect(sources.length).toBeGreaterThan(500);
  const asking = sources.flatMap((path) => questionsIn(path, readFileSync(join(root, path), 'utf8')));
  expect(asking).toEqual([]);
});
