import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';

const require = createRequire(import.meta.url);

/** React's development build, in which StrictMode runs effects twice: by import name. */
const files = {
  react: ['react', 'react.development.js'],
  'react/jsx-runtime': ['react', 'react-jsx-runtime.development.js'],
  'react-dom': ['react-dom', 'react-dom.development.js'],
  'react-dom/client': ['react-dom', 'react-dom-client.development.js'],
  scheduler: ['scheduler', 'scheduler.development.js'],
} as const;
type Name = keyof typeof files;

const sourceOf = (name: Name): string => {
  const [folder, file] = files[name];
  return readFileSync(join(dirname(require.resolve(`${folder}/package.json`)), 'cjs', file), 'utf8');
};

/** A script that defines all of them in a page as `requireReact(name)`: React ships no browser modules. */
export const reactScript = (): string => `
const process = { env: { NODE_ENV: 'development' } };
const sources = {${Object.keys(files)
  .map((name) => `${JSON.stringify(name)}(module, exports, require) {${sourceOf(name as Name)}}`)
  .join(',')}};
const known = {};
globalThis.requireReact = (name) => {
  if (!known[name]) {
    known[name] = { exports: {} };
    sources[name](known[name], known[name].exports, globalThis.requireReact);
  }
  return known[name].exports;
};`;

/** A module with the exports of one of them, for an import map. */
export const reactModule = (name: Name): string => {
  const names = Object.keys(require(name) as object).filter((each) => /^\w+$/.test(each) && each !== 'default');
  return `const all = requireReact(${JSON.stringify(name)}); export default all; export const { ${names.join(', ')} } = all;`;
};

/** React Router as `ReactRouter`, for a page that has the script of React. */
export async function reactRouterScript(): Promise<string> {
  // React Router reads cookies only on a server.
  const globals = { react: "requireReact('react')", cookie: '({})', 'set-cookie-parser': '({})' };
  const built = await rollup({
    input: join(dirname(require.resolve('react-router/package.json')), 'dist/production/index.mjs'),
    external: Object.keys(globals),
    plugins: [nodeResolve({ browser: true })],
    onLog: () => undefined,
  });
  const { output } = await built.generate({ format: 'iife', name: 'ReactRouter', globals });
  await built.close();
  return output[0].code;
}
