import { rollup } from 'rollup';
import { expect, it } from 'vitest';
import { usedIcons } from './used-icons-plugin';

const HOME = '/frames/kit/icon-paths.ts';
const page = (late: string): string =>
  `import { iconPaths } from '${HOME}'; globalThis.page = { icon: 'back', of: (name) => iconPaths[name], late: () => [${late}] };`;
const modules: Readonly<Record<string, string>> = {
  '/page/main.js': page("import('/page/late.js')"),
  '/page/late.js': 'globalThis.late = { icon: "help" };',
  '/page/with-parts.js': page("import('\\0late/page-next'), import('\\0late/page-rest')"),
  '\0late/page-next': 'globalThis.sheet = ["close", "back"];',
  '\0late/page-rest': 'import "\\0late/page-next"; globalThis.help = "help";',
  [HOME]: "export const iconPaths = { back: 'M1', close: 'M2', help: 'M3', 'other-way': 'M4', up: 'M5' };",
};

async function bundled(input: string): Promise<Readonly<Record<string, string>>> {
  const bundle = await rollup({
    input,
    preserveEntrySignatures: false,
    plugins: [{ name: 'sources', resolveId: (id) => id, load: (id) => modules[id] ?? null }, usedIcons(HOME)],
  });
  const { output } = await bundle.generate({ format: 'es' });
  return Object.fromEntries(output.map((each) => [each.name, each.type === 'chunk' ? each.code : '']));
}
const drawingsIn = (code: string | undefined): readonly string[] => code?.match(/M\d/g) ?? [];

it('leaves the drawings that the page names, in whichever of its files, and no other', async () => {
  expect(drawingsIn(Object.values(await bundled('/page/main.js')).join('\n'))).toEqual(['M1', 'M3']);
});

it('brings those that only late parts name with the first of them', async () => {
  const files = await bundled('/page/with-parts.js');
  expect(Object.keys(files).sort()).toEqual(['page-next', 'page-rest', 'with-parts']);
  expect(drawingsIn(files['with-parts'])).toEqual(['M1']);
  expect(drawingsIn(files['page-next'])).toEqual(['M2', 'M3']);
  expect(files['page-next']).toMatch(/Object\.assign\(iconPaths, \{close: 'M2',help: 'M3'\}\)/);
  expect(drawingsIn(files['page-rest'])).toEqual([]);
});
