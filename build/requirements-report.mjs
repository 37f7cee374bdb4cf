// Lists which test shows which requirement, from docs/requirements.tsv and the `// @req` comments above tests.
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import ts from 'typescript';

const TABLE = 'docs/requirements.tsv';

/** Areas of the requirements, in order: prefix of their ids, heading and count. */
const areas = [
  ['RTE', 'Addresses', 98],
  ['LAY', 'Layouts', 22],
  ['OTP', 'Numbers and codes', 67],
  ['VAL', 'What is typed', 55],
  ['ELG', 'Eligibility', 38],
  ['WID', 'Widgets', 36],
  ['SDK', 'SDK', 16],
  ['SAL', 'Sales app', 92],
  ['NTB', 'New to the bank', 28],
  ['TXN', 'Payments', 43],
  ['ACT', 'Activation', 17],
  ['TEL', 'Telesales', 6],
  ['ODR', 'Dispute desk', 8],
  ['CAT', 'Catalogue', 49],
  ['CNT', 'Contents', 29],
  ['CAL', 'Calculation', 18],
  ['ENT', 'Data', 39],
  ['STO', 'What a browser keeps', 32],
  ['API', 'Calls', 117],
  ['ERR', 'Errors', 124],
  ['MSG', 'Messages', 8],
  ['LIM', 'Limits and sizes', 23],
  ['ROL', 'Roles', 10],
  ['NFR', 'Beside functions', 13],
  ['Q', 'Questions of the specifications', 54],
];
const allIds = areas.flatMap(([area, , count]) =>
  Array.from({ length: count }, (_, index) => `${area}-${String(index + 1).padStart(3, '0')}`),
);

const folders = ['build', 'examples', 'frames', 'sdk', 'server', 'shared', 'test'];
const foreignFolders = ['dist', 'node_modules', 'releases'];

/** All TypeScript files of a checkout; shared test suites have irregular names, so no name is excluded. */
function* sourcesIn(root, folder) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory() && !foreignFolders.includes(entry.name)) yield* sourcesIn(root, path);
    else if (entry.isFile() && ['.ts', '.tsx'].includes(extname(path))) yield path;
  }
}

const COMMENT = /^\/\/ @req ([A-Z]+-\d{3}(?:, [A-Z]+-\d{3})*)$/;

/** Test or group of tests of a statement; null for any other statement. */
function testOf(node, source) {
  if (!ts.isExpressionStatement(node) || !ts.isCallExpression(node.expression)) return null;
  const [named] = node.expression.arguments;
  const modes = [];
  let callee = node.expression.expression;
  while (!ts.isIdentifier(callee)) {
    if (ts.isPropertyAccessExpression(callee)) modes.push(callee.name.text);
    else if (!ts.isCallExpression(callee) && !ts.isTaggedTemplateExpression(callee)) return null;
    callee = ts.isTaggedTemplateExpression(callee) ? callee.tag : callee.expression;
  }
  if (!named || !['describe', 'it', 'test'].includes(callee.text)) return null;
  return {
    title: ts.isStringLiteralLike(named) ? named.text : named.getText(source).replace(/^`(.*)`$/s, '$1'),
    isGroup: callee.text === 'describe',
    isSkipped: modes.includes('skip') || modes.includes('todo'),
  };
}

/** Comments directly above a statement, without an empty line between. */
function commentsAbove(node, source) {
  const above = [];
  let below = node.getStart(source);
  for (const { pos, end } of (ts.getLeadingCommentRanges(source.text, node.pos) ?? []).toReversed()) {
    if (source.text.slice(end, below).split('\n').length > 2) break;
    above.unshift({ pos, end, text: source.text.slice(pos, end) });
    below = pos;
  }
  return above;
}

const isText = (node) =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node) ||
  ts.isJsxText(node) ||
  ts.isRegularExpressionLiteral(node);

/** Tests of a file with the comments above them, and string ranges in which `@req` is not a comment. */
function readTests(source) {
  const tests = [];
  const texts = [];
  const visit = (node, groups) => {
    if (isText(node)) texts.push({ pos: node.getStart(source), end: node.end });
    const test = testOf(node, source);
    if (test) {
      const isSkipped = test.isSkipped || groups.some((group) => group.isSkipped);
      tests.push({ ...test, isSkipped, groups, comments: commentsAbove(node, source) });
    }
    ts.forEachChild(node, (child) => visit(child, test?.isGroup ? [...groups, test] : groups));
  };
  visit(source, []);
  return { tests, texts };
}

/** Title of a test on the page. The titles of its groups precede it if it is short or not unique. */
function titleIn(tests, { title, isGroup, groups }) {
  const isAlone = tests.filter((test) => test.title === title && test.isGroup === isGroup).length === 1;
  const words = title.replace(/%[a-z%#$]|\$\{[^}]*\}|\$[\w.]+/g, '').match(/\p{L}+/gu) ?? [];
  const before = isAlone && (isGroup || words.length > 2) ? [] : groups.map((group) => group.title);
  return [...before, title, ...(isGroup ? ['all tests'] : [])].join(' › ');
}

/** Requirement ids in the comment above a test, and its faults. */
function idsOf(test, { pos, text }) {
  if (!/@req\b/.test(text)) return { ids: [], faults: [] };
  const ids = COMMENT.exec(text)?.[1]?.split(', ') ?? [];
  const said = ids.filter((id) => !allIds.includes(id)).map((id) => `names ${id}, which is no requirement`);
  if (ids.length === 0) said.push('is not written as `// @req OTP-029, OTP-030`');
  if (test.isSkipped) said.push('stands above a test that does not run');
  return { ids: said.length === 0 ? ids : [], faults: said.map((each) => ({ pos, said: each })) };
}

/** Requirements that the tests of a file show, and the faulty `@req` comments. */
export function claimsIn(file, text) {
  if (!text.includes('@req')) return { claims: [], faults: [] };
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  const { tests, texts } = readTests(source);
  const named = tests.flatMap((test) => test.comments.map((comment) => ({ test, ...idsOf(test, comment) })));
  const claims = named.flatMap(({ test, ids }) => ids.map((id) => ({ id, file, title: titleIn(tests, test) })));
  const placed = [...texts, ...tests.flatMap((test) => test.comments)];
  const isPlaced = (index) => placed.some(({ pos, end }) => pos <= index && index < end);
  const faults = [
    ...named.flatMap((each) => each.faults),
    ...[...text.matchAll(/@req\b/g)]
      .filter(({ index }) => !isPlaced(index))
      .map(({ index }) => ({ pos: index, said: 'stands above no test' })),
  ];
  const lineOf = (pos) => source.getLineAndCharacterOfPosition(pos).line + 1;
  return { claims, faults: faults.map(({ pos, said }) => `${file}:${lineOf(pos)} ${said}`) };
}

/** Rows of the source table: the requirement, and a reason if no test shows it or the code deviates. */
const rowsOf = (table) =>
  table
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id = '', asks = '', reason = ''] = line.split('\t');
      return { id, asks, reason };
    });

const cell = (text) => text.replace(/[|*]/g, '\\$&').replaceAll('<', '&lt;');

/** Faults of the table, including rows that have neither a test nor a reason. */
function faultsOf(rows, claims) {
  const faults = [];
  if (rows.map(({ id }) => id).join() !== allIds.join())
    faults.push(`${TABLE} does not have each of the ${allIds.length} requirements once, in the order of the areas`);
  const shown = new Set(claims.map(({ id }) => id));
  for (const { id, asks, reason } of rows) {
    if (!asks.endsWith('.') && !asks.endsWith(".'"))
      faults.push(`${TABLE}: ${id} does not say in a sentence what is asked`);
    if (!shown.has(id) && !reason) faults.push(`${TABLE}: ${id} has neither a test nor a reason`);
  }
  return faults;
}

function pageOf(rows, claims) {
  const rowOf = ({ id, asks, reason }) => {
    const tests = claims.filter((claim) => claim.id === id).map(({ file, title }) => `\`${file}\` › ${cell(title)}`);
    return `| ${id} | ${cell(asks)} | ${[...new Set(tests), ...(reason ? [reason] : [])].join('<br>')} |`;
  };
  const sections = areas.map(([area, heading]) => {
    const own = rows.filter(({ id }) => id.startsWith(`${area}-`)).map(rowOf);
    return [`## ${heading}`, '', '| id | asks | shown by, or the reason |', '|---|---|---|', ...own].join('\n');
  });
  return `# Requirements

The requirements of the specifications, each with the tests that show it (\`file › title\`), or with the reason why none does. \`npm run requirements\` writes this page: the sentences and reasons stand in \`docs/requirements.tsv\`, and a comment above each test, \`// @req OTP-029, OTP-030\`, names what the test shows.

${sections.join('\n\n')}
`;
}

/** Page for a checkout of the sources, and all faults of its table and tests. */
export function reportOf(root) {
  const files = folders.flatMap((folder) => [...sourcesIn(root, folder)]);
  const found = files.map((file) => claimsIn(file, readFileSync(join(root, file), 'utf8')));
  const claims = found.flatMap((each) => each.claims);
  const rows = rowsOf(readFileSync(join(root, TABLE), 'utf8'));
  const faults = [...found.flatMap((each) => each.faults), ...faultsOf(rows, claims)];
  return { count: rows.length, claims, faults, page: pageOf(rows, claims) };
}
