import { type Plugin, rollup } from 'rollup';
import { expect, it } from 'vitest';
import { earlyInPage } from './early-plugin';

/** A page with an early script, and what becomes of both. `modules`: sources by name. */
async function built(modules: Readonly<Record<string, string>>): Promise<{ script: string | undefined; page: string }> {
  const given: Plugin = {
    name: 'given',
    resolveId: (id) => (id.replace('./', '') in modules ? id.replace('./', '') : null),
    load: (id) => modules[id] ?? null,
  };
  const early = earlyInPage((page) => `${page}-early`, ['till']);
  const bundle = await rollup({
    input: Object.fromEntries(Object.keys(modules).flatMap((name) => (/^till/.test(name) ? [[name, name]] : []))),
    plugins: [given, early],
    preserveEntrySignatures: false,
  });
  const { output } = await bundle.generate({ format: 'es' });
  expect(output.map(({ fileName }) => fileName)).toEqual(['till.js']);
  const [page] = output;
  expect(page.imports).toEqual([]);
  return { script: early.scriptOf('till'), page: page.code };
}

/** What the page does once both have run. */
function said(script: string | undefined, page: string): unknown {
  const told: unknown[] = [];
  new Function('say', `(()=>{${script}})();${page}`)((what: unknown) => told.push(what));
  return told;
}

const shared = "export const greet = (name) => ['hello', name].join(' '); export const times = new Map();";

it('what runs early and what comes later have the same things, not twice the like', async () => {
  const { script, page } = await built({
    'till-early': "import { greet, times } from './shared'; times.set('early', greet('host'));",
    till: "import './till-early'; import { greet, times } from './shared'; say([...times]); say(greet('shopper'));",
    shared,
  });
  expect(said(script, page)).toEqual([[['early', 'hello host']], 'hello shopper']);
  expect(page).not.toContain('hello');
});

it('a page without an early script stays as it is', async () => {
  const { script, page } = await built({ till: 'say(1);' });
  expect([script, page.trim()]).toEqual([undefined, 'say(1);']);
});

it('an early script that shares nothing leaves nothing', async () => {
  const { script } = await built({ 'till-early': 'say(1);', till: "import './till-early'; say(2);" });
  expect(script).toBe('say(1);');
});

it.each([
  ['changes later', 'export let count = 0; export const more = () => { count += 1; };', 'count'],
  ['ends its script', "export const count = '</script>';", 'end its script'],
])('what would break is refused when it is built: one that %s', async (_, source, named) => {
  const modules = {
    'till-early': "import { count } from './shared'; import * as all from './shared'; say(count, all.more?.());",
    till: "import './till-early'; import { count } from './shared'; say(count);",
    shared: source,
  };
  await expect(built(modules)).rejects.toThrow(named);
});
