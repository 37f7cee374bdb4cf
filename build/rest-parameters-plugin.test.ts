import { rollup } from 'rollup';
import { expect, it } from 'vitest';
import { restParameters } from './rest-parameters-plugin';

const built = async (preact: string): Promise<string> => {
  const modules: Readonly<Record<string, string>> = {
    '/main.js': "export { h } from '/preact/dist/preact.mjs';",
    '/preact/dist/preact.mjs': preact,
  };
  const bundle = await rollup({
    input: '/main.js',
    plugins: [{ name: 'sources', resolveId: (id) => id, load: (id) => modules[id] ?? null }, restParameters()],
  });
  const [chunk] = (await bundle.generate({ format: 'es' })).output;
  return chunk.code;
};

it('gives what makes an element the same children, without `arguments`', async () => {
  const code = await built(
    'var d=[].slice;function h(n,t,r){var f,o={},e=arguments.length;for(f in t)o[f]=t[f];return e>2&&(o.children=e>3?d.call(arguments,2):r),o}export{h};',
  );
  expect(code).not.toContain('arguments');
  const { h } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    h(...given: unknown[]): unknown;
  };
  expect(h('p', { a: 1 })).toEqual({ a: 1 });
  expect(h('p', null, 'x')).toEqual({ children: 'x' });
  expect(h('p', null, 'x', 'y', 'z')).toEqual({ children: ['x', 'y', 'z'] });
});

it('fails the build where that is written in another way', async () => {
  await expect(built('export function h(){return arguments.length}')).rejects.toThrow('asks for arguments');
});
