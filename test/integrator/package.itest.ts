import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compiledBlocks, scriptAddressesIn } from '../docs/compiled-blocks';
import { blocksOf, documentsWithCode, root } from '../docs/markdown';
import { complaint, strictest } from './strict-typescript';

let project: string;
let tarball: Buffer;
const installed = (): string => join(project, 'node_modules/@kadam/sdk');

function run(command: string, args: readonly string[], cwd = project): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
  return stdout;
}

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'kadam-package-'));
  const built = resolve(process.env.KADAM_DIST ?? join(root, 'dist'), 'sdk');
  run('npm', ['pack', '--silent', '--pack-destination', project], built);
  const file = readdirSync(project).find((name) => name.endsWith('.tgz')) ?? '';
  tarball = readFileSync(join(project, file));
  writeFileSync(join(project, 'package.json'), '{"name":"shop","private":true,"type":"module"}');
  run('npm', ['install', '--silent', '--offline', '--no-audit', '--no-fund', '--legacy-peer-deps', `./${file}`]);
  for (const name of ['react', 'react-dom', '@types', 'csstype', 'scheduler', 'jose'])
    symlinkSync(join(root, 'node_modules', name), join(project, 'node_modules', name));
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

const options: ts.CompilerOptions = {
  ...strictest,
  jsx: ts.JsxEmit.ReactJSX,
  isolatedModules: true,
  // JavaScript blocks are checked too, without parameter types.
  allowJs: true,
  checkJs: true,
  // Checks the SDK's declarations, but not the language's.
  skipDefaultLibCheck: true,
};
const resolutions = [
  ['bundler', { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler }],
  ['node16', { module: ts.ModuleKind.Node16, moduleResolution: ts.ModuleResolutionKind.Node16 }],
] as const;

/** Unused names and untyped parameters: a JavaScript block is a fragment. */
const notAskedOfJavaScript: ReadonlySet<number> = new Set([4111, 6133, 6198, 7031]);

/** Compiler errors in files of the project, other declarations excluded. */
function complaints(files: Readonly<Record<string, string>>, resolution: ts.CompilerOptions): string[] {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(project, name), text);
  const program = ts.createProgram(
    Object.keys(files).map((name) => join(project, name)),
    { ...options, ...resolution },
  );
  return ts
    .getPreEmitDiagnostics(program)
    .filter(({ file, code }) => !(file?.fileName.match(/\.jsx?$/) && notAskedOfJavaScript.has(code)))
    .filter(({ file }) => !file || !/node_modules\/(@types|csstype)\//.test(file.fileName))
    .map(complaint);
}

/** The type checks of the repository, run as a merchant's. */
const ours = Object.fromEntries(
  ['sdk-options.ts', 'sdk-elements-and-react.tsx'].map((name) => [
    name,
    readFileSync(join(root, 'test/types', name), 'utf8'),
  ]),
);

describe('packed SDK', () => {
  it('has its licence, its README, and only the files that its entries need', () => {
    const files = readdirSync(installed()).sort();
    expect(files).toEqual(
      [
        'CHANGELOG.md',
        'LICENSE',
        'README.md',
        'package.json',
        ...['kadam.js', 'elements.js', 'stub.js', 'stub.d.mts'],
        ...['kadam', 'elements', 'react'].flatMap((name) => [`${name}.mjs`, `${name}.d.mts`]),
      ].sort(),
    );
  });

  it('passes publint', async () => {
    const { messages, pkg } = await publint({ pkgDir: installed(), strict: true, pack: false });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  // @req SDK-016
  it('has types for every module resolution', async () => {
    const checked = await checkPackage(createPackageFromTarballData(tarball));
    // ESM only: `require` is unsupported, and node10 resolution does not know `exports`.
    const problems = checked.types
      ? checked.problems.filter(
          (problem) =>
            problem.kind !== 'CJSResolvesToESM' &&
            !('resolutionKind' in problem && problem.resolutionKind === 'node10'),
        )
      : ['no types'];
    expect(problems).toEqual([]);
  });

  it('has types that import only each other and React', () => {
    const imported = ['kadam', 'elements', 'react', 'stub'].flatMap((name) =>
      [...readFileSync(join(installed(), `${name}.d.mts`), 'utf8').matchAll(/ from '(.*)'/g)].map(([, from]) => from),
    );
    expect([...new Set(imported)].sort()).toEqual(['./elements.mjs', './kadam.mjs', 'react']);
  });

  it('every entry may be imported on a server and adds nothing global', () => {
    const program = `
      const before = Object.getOwnPropertyNames(globalThis).sort().join();
      for (const entry of ['', '/elements', '/react', '/stub']) await import('@kadam/sdk' + entry);
      const { createKadam } = await import('@kadam/sdk');
      const { defineElements } = await import('@kadam/sdk/elements');
      defineElements({ provider: 'https://pay.example' });
      const kadam = createKadam({ provider: 'https://pay.example' });
      try { kadam.openCommunication({ merchantKey: 'k', merchantDetails: { merchantName: 'm' } }) } catch ({ code }) { console.log(code) }
      console.log(before === Object.getOwnPropertyNames(globalThis).sort().join());
    `;
    expect(run(process.execPath, ['--input-type=module', '-e', program])).toBe('NO_BROWSER\ntrue\n');
  });

  it.each(['kadam', 'elements', 'react'])('declares exactly the values of %s', async (entry) => {
    const types = readFileSync(join(installed(), `${entry}.d.mts`), 'utf8');
    const declared = types.matchAll(/^export declare (?:class|const|function) (\w+)/gm);
    const values = [...declared].map(([, name = '']) => name);
    const program = `console.log(Object.keys(await import('@kadam/sdk${entry === 'kadam' ? '' : `/${entry}`}')).sort().join())`;
    expect(run(process.execPath, ['--input-type=module', '-e', program])).toBe(`${values.sort().join()}\n`);
  });

  it.each(resolutions)(
    'exports values as values and types as types, and compiles the documents’ blocks (%s)',
    { tags: ['long'] },
    (name, resolution) => {
      // Repository files use bundler resolution.
      const blocks = Object.fromEntries(
        Object.entries(compiledBlocks()).filter(([file]) => name === 'bundler' || !file.includes('add-a-lender')),
      );
      expect(Object.keys(blocks).length).toBeGreaterThan(12);
      const said = complaints({ ...uses, ...blocks, ...ours }, resolution);
      // A type that is re-exported as a value.
      expect(said).toEqual([expect.stringMatching(/^wrong\.ts:2 Re-exporting a type/)]);
    },
  );

  it('has every script that the documents load from the provider', () => {
    const addresses = documentsWithCode()
      .flatMap(blocksOf)
      .flatMap(({ text }) => scriptAddressesIn(text));
    const served = ['kadam.js', 'elements.js'].flatMap((name) =>
      ['v1', ...readdirSync(join(root, 'sdk/releases'))].map((folder) => `https://pay.example/sdk/${folder}/${name}`),
    );
    // The stub is the merchant's own copy.
    expect(addresses.filter((address) => ![...served, '/kadam-stub.js'].includes(address))).toEqual([]);
    expect(addresses.length).toBeGreaterThan(3);
  });
});

const uses = {
  'uses.ts': `
    import { createKadam, KadamError, type EligibilityResult, type SessionEnd } from '@kadam/sdk';
    import '@kadam/sdk/stub';
    import { defineElements } from '@kadam/sdk/elements';
    import { KadamProvider } from '@kadam/sdk/react';
    export const values = [createKadam, KadamError, defineElements, KadamProvider];
    export const code = (end: SessionEnd): string => (end.reason === 'failed' ? end.error.code : end.reason);
    export const lenders = ({ lenders }: EligibilityResult): string[] => lenders.map(({ name }) => name);
    document.createElement('kadam-promo').addEventListener('shown', ({ detail }) => detail.lowest?.emi);
    if (window.Kadam?.version) window.Kadam.preload('checkout', { merchantKey: 'k' });
  `,
  'tags.tsx': `
    import type {} from '@kadam/sdk/react';
    export const Line = () => <kadam-promo merchant-key="k" amount={36000} />;
  `,
  'wrong.ts': `
    export { EligibilityResult } from '@kadam/sdk';
  `,
} as const;
