// Checks the direction of imports (architecture: "Rules of the road"), and that no files import each other, of types and of
// what is loaded late too; prints one line for each violation.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { circlesOf } from './circles.mjs';
import { framePagesOf } from './frame-pages.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** What each top folder may import: folders of ours, and (where named) the only packages it may use. */
const rules = {
  shared: { folders: ['shared'], packages: ['zod/mini', 'penpal'] },
  sdk: { folders: ['sdk', 'shared'], packages: ['penpal', 'react'] },
  frames: { folders: ['frames', 'shared'] },
  server: { folders: ['server', 'shared'] },
  // The SDK as built, and the languages.
  examples: { folders: ['examples', 'shared/locales', 'shared/words'] },
};
const testPackages = ['vitest', 'fast-check', 'happy-dom', '@testing-library/', 'node:', 'penpal', 'zod'];

/** Folders of `frames` that serve every page. */
const foundations = ['kit', 'platform'];
/** Features that stand around a whole page, and may use others. */
const frameworks = [
  'flow-app',
  'shell',
  'account',
  'activation',
  'line-pin',
  'own-application',
  'telesales',
  'telesales-ntb',
  'verify-details',
];
/** Shows what all pages show, states of their tests included. */
const gallery = 'gallery';
const pages = framePagesOf(root);

/** Layers of `server`, and what each may import of the others: a folder, or the one file that is the port to it.
 *  Whoever starts the server, and tests, import any. */
const serverLayers = {
  rules: [],
  store: ['rules'],
  services: [
    'rules',
    'store',
    'lenders/lender-gateway',
    'lenders/credit-line-gateway',
    'lenders/loan-gateway',
    'sms/sms-sender',
  ],
  // The simulated lenders send codes as we do.
  lenders: ['rules', 'store', 'services'],
  sms: ['rules', 'store'],
  openapi: ['rules', 'services'],
  http: ['rules', 'store', 'services'],
  routes: ['rules', 'store', 'services', 'http', 'openapi'],
  sandbox: ['rules', 'store', 'services', 'http', 'lenders', 'sms'],
};
/** Files of the top that serve every layer, and import none. */
const serverWide = ['config', 'describe-error', 'metrics', 'own-time', 'ports', 'seal-key-text', 'within'];

const isTest = (file) => /\.(test|itest|btest)\.tsx?$|\/testing\//.test(file);

function* sources(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* sources(path);
    else if (/\.tsx?$/.test(name)) yield path;
  }
}

/** Kind of a path inside `frames`: its part, and whether that part is foundation, page or feature. */
function framePart(path) {
  const part = path.split('/')[1] ?? '';
  if (foundations.includes(part)) return { part, kind: 'foundation' };
  return { part, kind: pages.includes(part) ? 'page' : 'feature' };
}

function frameFault(from, to) {
  const a = framePart(from);
  const b = framePart(to);
  if (a.part === b.part || a.part === gallery) return null;
  if (a.kind === 'foundation' && b.kind !== 'foundation') return `${a.part} is a foundation and imports ${b.part}`;
  if (b.kind === 'page') return `${a.part} imports the page ${b.part}`;
  if (a.kind === 'feature' && b.kind === 'feature' && !frameworks.includes(a.part))
    return `the feature ${a.part} imports the feature ${b.part}`;
  const isSample = isTest(from) && to.includes('/testing/');
  if (b.kind === 'feature' && !isSample && !/^frames\/[^/]+(\/index)?$/.test(to))
    return `only ${b.part}/index may be imported`;
  return null;
}

function serverFault(from, to) {
  if (isTest(from)) return null;
  const [, layer = '', ...inside] = from.split('/');
  const [, other = '', ...file] = to.split('/');
  const allowed = inside.length > 0 ? serverLayers[layer] : serverWide.includes(layer.replace('.ts', '')) ? [] : null;
  if (allowed === undefined) return `${layer} is no layer of the server`;
  if (allowed === null || layer === other || serverWide.includes(other)) return null;
  return allowed.some((each) => each === other || each === [other, ...file].join('/'))
    ? null
    : `${layer} may not import ${other}`;
}

function fault(file, specifier) {
  const top = file.split('/')[0];
  const rule = rules[top];
  if (!rule) return null;
  if (specifier.startsWith('.')) {
    const to = normalize(join(dirname(file), specifier))
      .split(sep)
      .join('/');
    if (!rule.folders.some((folder) => `${to}/`.startsWith(`${folder}/`)))
      return `${top} may not import ${to.split('/')[0]}`;
    if (to.startsWith('server/')) return serverFault(file, to);
    return to.startsWith('frames/') ? frameFault(file, to) : null;
  }
  if (isTest(file) && testPackages.some((name) => specifier.startsWith(name))) return null;
  if (rule.packages && !rule.packages.includes(specifier)) return `${top} may not use the package ${specifier}`;
  if (top === 'frames' && (specifier.startsWith('node:') || specifier === 'zod'))
    return `a browser may not load ${specifier}`;
  return null;
}

const violations = [];
const importsOf = new Map();
for (const top of Object.keys(rules)) {
  for (const path of sources(join(root, top))) {
    const file = relative(root, path).split(sep).join('/');
    const { importedFiles } = ts.preProcessFile(readFileSync(path, 'utf8'), true, true);
    const specifiers = importedFiles.map(({ fileName }) => fileName);
    importsOf.set(file, specifiers);
    for (const specifier of specifiers) {
      const found = fault(file, specifier);
      if (found) violations.push(`${file}: ${found} (${specifier})`);
    }
  }
}

/** The source that a specifier means; undefined for a package, or another kind of file. */
const sourceOf = (file, specifier) => {
  if (!specifier.startsWith('.')) return undefined;
  const to = normalize(join(dirname(file), specifier))
    .split(sep)
    .join('/');
  return [`${to}.ts`, `${to}.tsx`, `${to}/index.ts`, to].find((each) => importsOf.has(each));
};
const graph = new Map(
  [...importsOf].map(([file, specifiers]) => [file, specifiers.flatMap((each) => sourceOf(file, each) ?? [])]),
);
for (const circle of circlesOf(graph)) violations.push(`these import each other: ${circle.join(', ')}`);

for (const line of violations) process.stderr.write(`${line}\n`);
process.stdout.write(`imports: ${importsOf.size} files, ${violations.length} violations\n`);
process.exitCode = violations.length > 0 ? 1 : 0;
