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

/** One script of a fixture page. `define`: constants of our sources that the fixture wants to be another, as
 *  `[declared, instead]`; throws when the source does not declare one as expected. */
export async function bundle(entry: string, define: readonly (readonly [string, string])[] = []): Promise<string> {
  const left = new Set(define.map(([declared]) => declared));
  const redefine: Plugin = {
    name: 'redefine',
    transform(code) {
      let changed = code;
      for (const [declared, instead] of define) {
        if (!changed.includes(declared)) continue;
        left.delete(declared);
        changed = changed.replace(declared, instead);
      }
      return { code: changed, map: null };
    },
  };
  const built = await rollup({
    input: entry,
    plugins: [redefine, withoutTypes, nodeResolve({ browser: true, extensions: ['.ts', '.mjs', '.js'] })],
  });
  const { output } = await built.generate({ format: 'iife', name: 'fixture' });
  await built.close();
  if (left.size > 0) throw new Error(`nothing declares ${[...left].join(', ')}`);
  return output[0].code;
}
