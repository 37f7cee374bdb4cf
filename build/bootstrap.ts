import { existsSync } from 'node:fs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
import { minify, onLog, preactForReact, production, transpile, treeshake, versioned } from './bundle-defaults';
import { css } from './css-plugin';

/** Source of what a page runs before its app has come. */
export const bootstrapSource = (page: string): string => `frames/${page}/bootstrap.ts`;

/** The same as one script that stands in the page: a bundle of its own, without a chunk of the app. '' for a page that has
 *  none. */
export async function bootstrapScript(page: string): Promise<string> {
  const input = bootstrapSource(page);
  if (!existsSync(input)) return '';
  const bundle = await rollup({
    onLog,
    treeshake,
    input,
    plugins: [preactForReact(), production(), versioned(), css(), transpile(), nodeResolve({ browser: true })],
  });
  const { output } = await bundle.generate({ format: 'es', generatedCode: 'es2015', plugins: [minify()] });
  await bundle.close();
  const [{ code }, ...more] = output;
  if (more.length > 0) throw new Error(`${input} makes more than one file`);
  if (/<\/script|<!--/i.test(code)) throw new Error(`${input} has text that would end its script`);
  return code.trim();
}
