// Modules that load with a page at once: no types and no `import()`. `.dependency-cruiser.cjs` has all other rules.
const { options } = require('./.dependency-cruiser.cjs');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'small-scripts-load-no-zod',
      severity: 'error',
      comment:
        'A bootstrap, or the script of a site page, loads zod late by import(). Calculator and product parse what they show first.',
      from: { path: '^frames/([^/]+/bootstrap|shell/scripts/(?!(calculator|product)\\.)[^/]+)\\.ts$' },
      to: { path: '^node_modules/zod/', reachable: true },
    },
  ],
  options: { ...options, exclude: { path: options.exclude.path, dynamic: true }, tsPreCompilationDeps: false },
};
