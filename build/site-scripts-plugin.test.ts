import { type Plugin, rollup } from 'rollup';
import { expect, it } from 'vitest';
import { siteScripts } from './site-scripts-plugin';

const OPEN = '/x/frames/shell/client/begin-open-page.ts';
const BOUND = '/x/frames/shell/client/run-own-page.ts';
const PART = '/x/frames/own-part.ts';
const modules: Readonly<Record<string, string>> = {
  '/x/site-reading.ts': `import { begin } from '${OPEN}'; begin();`,
  '/x/site-loan.ts': `import { run } from '${BOUND}'; run(() => import('${PART}'));`,
  [OPEN]: 'export const begin = () => { document.title = 1; };',
  [BOUND]: 'export const run = (load) => load();',
  [PART]: 'export const part = 1;',
};

async function tagsOf(name: string): Promise<unknown> {
  const given: Plugin = { name: 'given', resolveId: (id) => id, load: (id) => modules[id] ?? null };
  const plugins = [given, siteScripts('/web/', {})];
  const bundle = await rollup({ input: { [name]: `/x/${name}.ts` }, plugins });
  const { output } = await bundle.generate({ format: 'es', chunkFileNames: '[name].js', entryFileNames: '[name].js' });
  const index = output.find(({ fileName }) => fileName === 'site-scripts.json');
  const text = index?.type === 'asset' ? String(index.source) : '';
  return JSON.parse(text.replace(/ integrity=\\"[^"]+\\"/g, ''));
}

it('a page that is whole without its script names it last, and waits for it with nothing', async () => {
  expect(await tagsOf('site-reading')).toEqual({
    reading: {
      head: [],
      end: ['<script async fetchpriority="low" type="module" src="/web/site-reading.js"></script>'],
    },
  });
});

it('a page that is nothing without its script asks for it first, and for what it loads', async () => {
  expect(await tagsOf('site-loan')).toEqual({
    loan: {
      head: [
        '<script type="module" src="/web/site-loan.js"></script>',
        '<link rel="modulepreload" href="/web/own-part.js">',
      ],
      end: [],
    },
  });
});
