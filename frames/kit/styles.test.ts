import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultLocale, rootAttributesText } from '../../shared/locales';
import { pageColours } from '../../shared/page-colours';

const files = readdirSync('frames', { recursive: true, encoding: 'utf8' }).map((name) => `frames/${name}`);
const views = files.filter((file) => /(?<!test)\.tsx$/.test(file) && !/^frames\/(gallery|sandbox-phone)\//.test(file));
const sheets = files.filter((file) => file.endsWith('.module.css'));
/** Name of each sheet in the code that imports it, and that code. */
const importers = new Map<string, { name: string; code: string }[]>();
for (const file of files.filter((one) => /(?<!test)\.tsx?$/.test(one))) {
  const code = readFileSync(file, 'utf8');
  for (const [, name = '', path = ''] of code.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)) {
    const sheet = join(file, '..', path);
    importers.set(sheet, [...(importers.get(sheet) ?? []), { name, code: code.replace(/^import .*$/gm, '') }]);
  }
}
const tokens = ['frames/kit/tokens.css', 'frames/shell/site.css'].map((file) => readFileSync(file, 'utf8')).join('');
const classesIn = (css: string): Set<string> =>
  new Set([...css.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/gi)].map((match) => match[1] ?? ''));

describe('the colour that a browser has around a page', () => {
  it('is the ground of the page in each scheme, in frames as on pages of the site', () => {
    const [, light, dark] = tokens.match(/--surface: var\(--light, (#\w+)\) var\(--dark, (#\w+)\)/) ?? [];
    expect(pageColours).toEqual({ light, dark });
    const page = readFileSync('server/http/frame-page.html', 'utf8');
    for (const [scheme, colour] of Object.entries(pageColours))
      expect(page).toContain(`<meta name="theme-color" content="${colour}" media="(prefers-color-scheme: ${scheme})">`);
  });
});

// @req LIM-003, LIM-004
it('a dialog comes in 120 ms, and a sheet slides in for 500 ms', () => {
  const lasting = (file: string): string | undefined => {
    const [, name] =
      readFileSync(`frames/kit/${file}.module.css`, 'utf8').match(/animation: \w+ var\((--[\w-]+)\)/) ?? [];
    return tokens.match(new RegExp(`${name}: (\\w+);`))?.[1];
  };
  expect([lasting('dialog'), lasting('sheet')]).toEqual(['120ms', '500ms']);
});

describe('the template of a frame', () => {
  it('is in English until the frame sets its language', () => {
    expect(readFileSync('server/http/frame-page.html', 'utf8')).toContain(
      `<html ${rootAttributesText(defaultLocale)} `,
    );
  });

  it('salesApp stands on canvas, which the page names by its meta element', () => {
    expect(readFileSync('frames/kit/base.css', 'utf8')).toMatch(
      /body:has\(> \[name="kadam-template"\]\[content="salesApp"\]\) \{\s+background: var\(--canvas\);/,
    );
    expect(readFileSync('server/http/frame-page.html', 'utf8')).toContain(
      '<meta name="kadam-template" content="{{template}}">',
    );
  });

  // @req LAY-001
  it('widget keeps scrolling to itself, and default has no rule, so that it is bare', () => {
    const css = readFileSync('frames/kit/base.css', 'utf8');
    expect(css).toMatch(/\[content="widget"\]\) \{\s+overscroll-behavior: contain;/);
    expect(css).not.toContain('[content="default"]');
  });
});

describe('styles', () => {
  it.each(views)('%s names only classes that exist', (file) => {
    const code = readFileSync(file, 'utf8');
    const body = code.replace(/^import .*$/gm, '');
    for (const [, name = '', path = ''] of code.matchAll(/import (\w+) from '\.\/([\w-]+\.module\.css)'/g)) {
      const known = classesIn(readFileSync(join(file, '..', path), 'utf8'));
      const used = [...body.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map((match) => match[1] ?? '');
      expect(used.filter((one) => !known.has(one))).toEqual([]);
    }
  });

  it('have no class that no code names', () => {
    const unused = sheets.flatMap((sheet) => {
      const classes = classesIn(readFileSync(sheet, 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''));
      const users = importers.get(sheet) ?? [];
      const isUsed = (one: string): boolean =>
        users.some(({ name, code }) => new RegExp(`\\b${name}\\.${one}\\b`).test(code));
      return [...classes].filter((one) => !isUsed(one)).map((one) => `${sheet} .${one}`);
    });
    expect(unused).toEqual([]);
  });

  it('has no style attribute, which a strict Content-Security-Policy would refuse', () => {
    const guilty = views.filter((file) => /\sstyle=\{/.test(readFileSync(file, 'utf8')));
    expect(guilty).toEqual([]);
  });
});
