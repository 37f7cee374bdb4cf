import { nodeResolve } from '@rollup/plugin-node-resolve';
import { type Plugin, rollup } from 'rollup';
import ts from 'typescript';

/** Strips the types; `npm run types` checks them. */
const withoutTypes: Plugin = {
  name: 'without-types',
  transform(code, id) {
    if (!id.endsWith('.ts')) return null;
    const { outputText } = ts.transpileModule(code, {
      compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
    });
    return { code: outputText, map: null };
  },
};

/** One script of a page, and its input files. */
export async function bundleWithFiles(entry: string): Promise<{ code: string; files: readonly string[] }> {
  const built = await rollup({
    input: entry,
    plugins: [withoutTypes, nodeResolve({ browser: true, extensions: ['.ts', '.mjs', '.js'] })],
  });
  const { output } = await built.generate({ format: 'iife', name: 'fixture' });
  await built.close();
  return { code: output[0].code, files: built.watchFiles };
}
