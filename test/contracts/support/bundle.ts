import { nodeResolve } from '@rollup/plugin-node-resolve';
import { type Plugin, rollup } from 'rollup';
import ts from 'typescript';

/** Takes the types off; they are checked by `npm run types`. */
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

/** One script of a page, and the files that went into it. */
export async function bundleWithFiles(entry: string): Promise<{ code: string; files: readonly string[] }> {
  const built = await rollup({
    input: entry,
    plugins: [withoutTypes, nodeResolve({ browser: true, extensions: ['.ts', '.mjs', '.js'] })],
  });
  const { output } = await built.generate({ format: 'iife', name: 'fixture' });
  await built.close();
  return { code: output[0].code, files: built.watchFiles };
}
