import { rollup } from 'rollup';
import { describe, expect, it } from 'vitest';
import { minify } from './bundle-defaults';
import { COMPILED_AHEAD, compiledAhead } from './compiled-ahead-plugin';

const files: Readonly<Record<string, string>> = {
  entry: 'export const screen = () => import("late"); // a comment',
  late: 'export const sheet = () => document.title;',
};

describe('what is compiled ahead', () => {
  it('says so before anything else, after the minifier; what is seldom wanted does not', async () => {
    const bundle = await rollup({
      input: 'entry',
      plugins: [{ name: 'files', resolveId: (id) => id, load: (id) => files[id] }],
    });
    const plugins = [minify(), compiledAhead(({ isEntry }) => isEntry)];
    const { output } = await bundle.generate({ format: 'es', plugins });
    const begins = Object.fromEntries(
      output.map((file) => [file.name, file.type === 'chunk' && file.code.startsWith(COMPILED_AHEAD)]),
    );
    expect(begins).toEqual({ entry: true, late: false });
    expect(output[0].code.slice(COMPILED_AHEAD.length)).not.toContain('//');
  });
});
