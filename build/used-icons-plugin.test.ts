import { rollup } from 'rollup';
import { expect, it } from 'vitest';
import { usedIcons } from './used-icons-plugin';

const modules: Readonly<Record<string, string>> = {
  '/page/main.js':
    "import { iconPaths } from '/frames/kit/icon-paths.ts'; export const bar = { icon: 'back' }; export const of = (name) => iconPaths[name]; export const late = () => import('/page/late.js');",
  '/page/late.js': 'export const help = { icon: "help" };',
  '/frames/kit/icon-paths.ts':
    "export const iconPaths = { back: 'M1', close: 'M2', help: 'M3', 'other-way': 'M4', up: 'M5' };",
};

it('leaves the drawings that the page names, in whichever of its files, and no other', async () => {
  const bundle = await rollup({
    input: '/page/main.js',
    plugins: [{ name: 'sources', resolveId: (id) => id, load: (id) => modules[id] ?? null }, usedIcons()],
  });
  const { output } = await bundle.generate({ format: 'es' });
  const code = output.map((each) => (each.type === 'chunk' ? each.code : '')).join('\n');
  expect(code.match(/M\d/g)).toEqual(['M1', 'M3']);
});
