// Directions of imports, for `depcruise`. A rule forbids; `$1` in `to` is the group that `from` has matched.
const { existsSync, readdirSync } = require('node:fs');

const isTest = '\\.(test|itest|btest)\\.tsx?$|/testing/';
const lateModule = '^frames/[^/]+/late/(calls|next|rest)\\.ts$';
/** Texts have no behaviour: whoever shows the same text imports it from where it stands. */
const messages = '[./]messages\\.ts$';
const translation = '^shared/messages/[a-z]{2,3}/';
/** Runs in Node only: signs, verifies, seals and sends the calls between Kadam and lenders. */
const lenderWire = '^shared/lender-wire/';
const anyOf = (names) => `(?:${names.join('|')})`;

/** Folders of `frames`, from the lowest level to the highest. What is in no list is a feature. */
const foundations = ['kit', 'platform'];
const featuresOfFeatures = [
  'account',
  'activation',
  'flow-app',
  'line-pin',
  'own-application',
  'telesales',
  'verify-details',
];
const pages = [
  'shell',
  ...readdirSync('frames').filter((name) => name !== 'gallery' && existsSync(`frames/${name}/main.tsx`)),
];
const feature = `^frames/(?!${anyOf([...foundations, ...featuresOfFeatures, ...pages, 'gallery'])}/)([^/]+)/`;

/** Folders of `server`, and what each may import of the others: a folder, or one file that is the port to it. */
const serverLayers = {
  rules: [],
  store: ['rules/'],
  services: [
    'rules/',
    'store/',
    'lenders/lender-gateway.ts',
    'lenders/credit-line-gateway.ts',
    'lenders/loan-gateway.ts',
    'sms/sms-sender.ts',
  ],
  // The simulated lenders send one-time codes as the product does.
  lenders: ['rules/', 'store/', 'services/'],
  sms: ['rules/', 'store/'],
  openapi: ['rules/', 'services/'],
  http: ['rules/', 'store/', 'services/'],
  routes: ['rules/', 'store/', 'services/', 'http/', 'openapi/', 'open-services.ts'],
  sandbox: ['rules/', 'store/', 'services/', 'http/', 'lenders/', 'sms/', 'open-services.ts', 'ports.ts'],
  platform: [],
  // What a process does before it listens, in production and in development.
  start: ['rules/', 'store/', 'services/', 'http/', 'app.ts'],
};
/** What every layer may import. */
const serverWide = '^server/(config\\.ts$|platform/)';

const topFolders = [
  {
    name: 'shared-imports-shared',
    comment:
      'shared runs everywhere: it imports only shared, zod/mini and penpal. A translation takes the type of its English.',
    from: { path: '^shared/', pathNot: [isTest, translation, lenderWire] },
    to: { pathNot: ['^shared/', '^node_modules/(zod/mini|penpal)/'] },
  },
  {
    name: 'lender-wire-imports',
    comment: 'lender-wire runs in Node only. It imports shared, zod/mini, jose, undici, and types of fastify.',
    from: { path: lenderWire, pathNot: isTest },
    to: {
      pathNot: ['^shared/', '^node_modules/(zod/mini|jose|undici|fastify)/'],
      dependencyTypesNot: ['core'],
    },
  },
  {
    name: 'lender-wire-takes-types-of-fastify',
    comment: 'The application that receives calls has its fastify: a second copy would be another framework.',
    from: { path: lenderWire, pathNot: isTest },
    to: { path: '^node_modules/fastify/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'lender-wire-is-for-node',
    comment: 'Only server, examples/bank and packages/lender-conformance import lender-wire: a browser cannot run it.',
    from: { path: '.', pathNot: '^(shared/lender-wire|server|examples/bank|packages/lender-conformance)/' },
    to: { path: lenderWire },
  },
  {
    name: 'lender-api-imports-shared',
    comment: 'The Lender API is published: its definitions import only shared and zod/mini.',
    from: { path: '^shared/lender-api/', pathNot: isTest },
    to: { pathNot: ['^shared/', '^node_modules/zod/mini/'] },
  },
  {
    name: 'lender-api-stays-out-of-browsers',
    comment: 'Lenders and the server speak it. No page and no SDK does.',
    from: { path: '^(frames|sdk)/' },
    to: { path: '^shared/lender-api/' },
  },
  {
    name: 'sdk-imports-shared',
    comment: 'The SDK is small: it imports only sdk, shared, penpal and React.',
    from: { path: '^sdk/', pathNot: isTest },
    to: { pathNot: ['^(sdk|shared)/', '^node_modules/(penpal|react)/'] },
  },
  {
    name: 'tests-of-shared-and-sdk',
    comment: 'Tests of shared and sdk import their own folder, shared, and packages for tests.',
    from: { path: '^(shared|sdk)/.*', pathNot: [`^(?!.*(?:${isTest}))`, lenderWire] },
    to: {
      pathNot: [
        '^$1/',
        '^shared/',
        '^node_modules/(vitest|fast-check|fontkit|happy-dom|@testing-library|penpal|zod)/',
        '^node_modules/react/',
        messages,
      ],
      dependencyTypesNot: ['core'],
    },
  },
  {
    name: 'tests-of-lender-wire',
    comment: 'Tests of lender-wire import it, shared, its packages and packages for tests.',
    from: { path: lenderWire, pathNot: `^(?!.*(?:${isTest}))` },
    to: {
      pathNot: ['^shared/', '^node_modules/(vitest|fast-check|fastify|jose|undici|zod)/'],
      dependencyTypesNot: ['core'],
    },
  },
  {
    name: 'frames-import-shared',
    comment: 'frames import only frames, shared and packages.',
    from: { path: '^frames/' },
    to: { pathNot: ['^(frames|shared|node_modules)/'], dependencyTypesNot: ['core'] },
  },
  {
    name: 'frames-run-in-a-browser',
    comment: 'A browser has no modules of Node.',
    from: { path: '^frames/', pathNot: isTest },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'frames-take-the-small-zod',
    comment: 'A browser loads zod/mini, a fifth of zod.',
    from: { path: '^frames/', pathNot: isTest },
    to: { path: '^node_modules/zod/(?!mini/)' },
  },
  {
    name: 'server-imports-shared',
    comment: 'server imports only server, shared and packages.',
    from: { path: '^server/', pathNot: isTest },
    to: { pathNot: ['^(server|shared|node_modules)/'], dependencyTypesNot: ['core'] },
  },
  {
    name: 'tests-of-server',
    comment: 'A test of the server may read the texts of the pages that it gets.',
    from: { path: '^server/', pathNot: `^(?!.*(?:${isTest}))` },
    to: { pathNot: ['^(server|shared|node_modules)/', messages], dependencyTypesNot: ['core'] },
  },
  {
    name: 'examples-import-the-sdk',
    comment:
      'An example is a merchant: it imports @kadam/sdk by its name, and of ours only the languages and their messages.',
    from: { path: '^examples/' },
    to: {
      // Its server shows the documents.
      pathNot: [
        '^(examples|node_modules)/',
        '^shared/(languages\\.ts$|locales\\.ts$|messages/)',
        '^(README|CHANGELOG)\\.md$',
      ],
      dependencyTypesNot: ['core', 'aliased'],
    },
  },
];

const framesLevels = [
  {
    name: 'foundations-import-foundations',
    comment: 'kit and platform serve every feature, so they import none.',
    from: { path: `^frames/${anyOf(foundations)}/` },
    to: { path: '^frames/', pathNot: `^frames/${anyOf(foundations)}/` },
  },
  {
    name: 'features-import-foundations',
    comment: 'A feature imports kit and platform. One that imports features stands in `featuresOfFeatures`.',
    from: { path: feature },
    to: { path: '^frames/', pathNot: [`^frames/${anyOf(foundations)}/`, '^frames/$1/', messages] },
  },
  {
    name: 'features-of-features-import-features',
    comment: 'A feature of features imports features, no other of its level and no page.',
    from: { path: `^frames/(${featuresOfFeatures.join('|')})/` },
    to: { path: `^frames/${anyOf([...featuresOfFeatures, ...pages, 'gallery'])}/`, pathNot: ['^frames/$1/', messages] },
  },
  {
    name: 'pages-import-no-page',
    comment: 'Pages never import each other. The gallery shows them all, and nothing imports it.',
    from: { path: `^frames/(${pages.join('|')})/` },
    to: { path: `^frames/${anyOf([...pages, 'gallery'])}/`, pathNot: ['^frames/$1/', messages] },
  },
  {
    name: 'features-are-imported-by-their-index',
    comment: 'Of a feature only index.ts may be imported; tests may also import samples from its testing folder.',
    from: { path: '^frames/(?!gallery/)([^/]+)/', pathNot: isTest },
    to: {
      path: '^frames/',
      pathNot: [
        `^frames/${anyOf([...foundations, ...pages, 'gallery'])}/`,
        '^frames/$1/',
        '^frames/[^/]+/index\\.ts$',
        messages,
      ],
    },
  },
  {
    name: 'tests-import-index-or-samples',
    comment: 'A test imports of another feature its index.ts or its testing folder.',
    from: { path: '^frames/(?!gallery/)([^/]+)/', pathNot: `^(?!.*(?:${isTest}))` },
    to: {
      path: '^frames/',
      pathNot: [
        `^frames/${anyOf([...foundations, ...pages, 'gallery'])}/`,
        '^frames/$1/',
        '^frames/[^/]+/(index\\.ts$|testing/)',
        messages,
      ],
    },
  },
];

const serverLevels = [
  ...Object.entries(serverLayers).map(([layer, others]) => ({
    name: `server-${layer}`,
    comment: `server/${layer} imports of the server only: ${[`${layer}/`, ...others].join(', ')}. Files that start the server, and tests, import any.`,
    from: { path: `^server/${layer}/`, pathNot: isTest },
    to: { path: '^server/', pathNot: [serverWide, ...[`${layer}/`, ...others].map((each) => `^server/${each}`)] },
  })),
  {
    name: 'server-layers-are-listed',
    comment: 'A new folder of server has a row in `serverLayers`.',
    from: { path: `^server/(?!${anyOf(Object.keys(serverLayers))}/)[^/]+/`, pathNot: isTest },
    to: { path: '^server/' },
  },
  {
    name: 'server-wide-imports-nothing',
    comment: 'A file that every layer imports can import no layer.',
    from: { path: serverWide, pathNot: isTest },
    to: { path: '^server/', pathNot: serverWide },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'No import cycles, type-only and dynamic imports included. A late module leads back to what loads it, a translation to its English.',
      from: {},
      to: { circular: true, viaOnly: { pathNot: `${lateModule}|${translation}` } },
    },
    {
      name: 'late-modules-load-late',
      comment: 'A static import would move a late module into the first screen.',
      from: { path: '^(frames|shared)/', pathNot: [lateModule, isTest] },
      to: { path: lateModule, dynamic: false },
    },
    { name: 'resolvable', comment: 'The import names no file or package.', from: {}, to: { couldNotResolve: true } },
    ...topFolders,
    ...framesLevels,
    ...serverLevels,
  ].map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: '^node_modules/' },
    exclude: { path: '^(dist|sdk/releases)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'] },
  },
};
