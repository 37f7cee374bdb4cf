import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** What people read stands in `shared/words`, in each language. English that may stand elsewhere, by file or folder. */
const elsewhere: Readonly<Record<string, string>> = {
  'shared/errors/': 'an error’s row has its English sentence; the wire and the documents carry it',
  'shared/brand.ts': 'names',
  'shared/lenders/': 'names, and what a lender says of its own offers',
  'shared/api/': 'the documents of the API, for developers',
  'shared/site/cookies.ts': 'names of cookies',
  'shared/site/samples.ts': 'names of shops and of what they sell',
  'shared/site/partners.ts': 'names',
  'shared/site/worked-example.ts': 'a sum as the specification writes it',
  'frames/shell/document.tsx': 'a type of schema.org',
  'frames/shell/pages/product.tsx': 'types of schema.org',
  'server/routes/site-files.ts': 'lines that programs read',
  'server/openapi/': 'the same',
  'server/sandbox/': 'the lenders’ own pages, which are invented, and what a developer reads of test numbers',
  'frames/sandbox-phone/': 'a developer’s tool',
  'frames/gallery/': 'the same',
  'sdk/kadam.ts': 'the name of the global',
  'sdk/stub.ts': 'the same',
  'sdk/elements/script.ts': 'the same',
  'server/services/kfs-document/pdf-sheet.ts': 'tags of the format',
  'server/services/disputes/pdf-fault.ts': 'names of the format',
  'server/metrics.ts': 'an operator reads it',
  'server/observed-state.ts': 'the same',
  'server/explain-start.ts': 'the same',
  'server/store/folder-lock.ts': 'the same',
  'server/store/outage.ts': 'what drivers of databases say',
  'frames/platform/api/failure.ts': 'a fault that no server has named',
  'frames/platform/analytics/watch-errors.ts': 'the same',
};

/** Keys, headers and fonts that look like words. */
const names = new Set([
  'Escape',
  'Tab',
  'Error',
  'Bearer',
  'Bearer …',
  '…-IN',
  'Inter Variable, Inter, system-ui, sans-serif',
]);
const attributes = new Set(['alt', 'aria-label', 'aria-description', 'label', 'placeholder', 'title']);
/** What a developer reads of a fault in the code. */
const isFault = (node: ts.Node): boolean =>
  ts.isThrowStatement(node) || (ts.isNewExpression(node) && /Error$/.test(node.expression.getText()));
/** A sentence or a label: it begins with a capital letter, or with a value that words follow. */
const isSaid = (text: string): boolean =>
  !/[{};<]|=\w/.test(text) &&
  !names.has(text) &&
  // 'COMPLETE', 'RangeError' and their like are values.
  !/^[A-Z]\w*[A-Z]\w*(?:…\w*)*$|^…?X+…?$/.test(text) &&
  (/^[^\p{L}\d]*\p{Lu}[\p{L}’'-]+(?:[ .,:!?…]|$)/u.test(text) || /^\P{L}*…\P{L}* \p{L}+ \p{L}+ /u.test(text));

/** A template has '…' for each value. */
function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
}

/** What a file says to people, with its lines. */
function saidIn(path: string, source: string): string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node) || isFault(node)) return;
    const text = textOf(node)?.trim() ?? '';
    const isLabel = ts.isJsxAttribute(node.parent) && attributes.has(node.parent.name.getText());
    const isShown = ts.isJsxText(node) || isLabel;
    if (isShown ? /\p{L}{2}/u.test(text) : isSaid(text))
      found.push(
        `${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${text.replace(/\s+/g, ' ')}`,
      );
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return found;
}

const root = join(import.meta.dirname, '..');
const said = ['frames', 'sdk', 'server', 'shared']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((path) => /\.tsx?$/.test(path))
  .filter(
    (path) => !/\.\w*test\.tsx?$|\.d\.ts$|\/testing\/|\/migrations\/|^sdk\/releases\/|^shared\/words\//.test(path),
  )
  .flatMap((path) => saidIn(path, readFileSync(join(root, path), 'utf8')));

it.each([
  ["const TITLE = 'Card-less EMI';", 'a label'],
  ["const NO_COST = 'NO COST EMI';", 'a mark'],
  ['const text = `$' + '{code} is your OTP to pay.`;', 'a sentence that begins with a value'],
  ["const closing = { button: 'Close' };", 'a word on a button'],
  ['const part = <p>or later</p>;', 'a text between tags'],
  ['const part = <img alt="logo of the shop" />;', 'what is read out'],
])('%s would be noticed: %s', (source) => {
  expect(saidIn('frames/example.tsx', source)).toHaveLength(1);
});

// @req CNT-029
it('what people read stands in shared/words, but for what is in English on purpose', () => {
  expect(said.filter((each) => !Object.keys(elsewhere).some((path) => each.startsWith(path)))).toEqual([]);
});

it.each(Object.entries(elsewhere))('%s says something in English still: %s', (path) => {
  expect(said.some((each) => each.startsWith(path))).toBe(true);
});
