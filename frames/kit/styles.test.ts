import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folders = ['kit', 'agent/screens', 'agent/sheets', 'checkout/screens', 'checkout/sheets'].map(
  (one) => `frames/${one}`,
);
const files = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
const sheets = files.filter((file) => file.endsWith('.module.css'));
const classesIn = (css: string): Set<string> =>
  new Set([...css.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/gi)].map((match) => match[1] ?? ''));

describe('styles', () => {
  it.each(sheets)('%s takes colours and sizes from tokens only', (file) => {
    const css = readFileSync(file, 'utf8')
      .replace(/\/\*.*?\*\//gs, '')
      .replace(/@media[^{]*\{/g, '{');
    expect(css.match(/#[0-9a-f]{3,8}\b|\brgba?\(|\bhsl|\b\d*\.?\d+(?:px|rem)\b/gi) ?? []).toEqual([]);
  });

  it.each(files.filter((file) => /(?<!test)\.tsx$/.test(file)))('%s names only classes that exist', (file) => {
    const code = readFileSync(file, 'utf8');
    const body = code.replace(/^import .*$/gm, '');
    for (const [, name = '', path = ''] of code.matchAll(/import (\w+) from '\.\/([\w-]+\.module\.css)'/g)) {
      const known = classesIn(readFileSync(join(file, '..', path), 'utf8'));
      const used = [...body.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map((match) => match[1] ?? '');
      expect(used.filter((one) => !known.has(one))).toEqual([]);
    }
  });

  it('has no style attribute, which a strict Content-Security-Policy would refuse', () => {
    const guilty = files.filter((file) => file.endsWith('.tsx') && /\sstyle=\{/.test(readFileSync(file, 'utf8')));
    expect(guilty).toEqual([]);
  });
});
