import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anchorsOf, read, root, withoutCode } from './markdown';

const isMarkdown = (path: string): boolean => path.endsWith('.md');
const records = readdirSync(join(root, 'docs/adr')).map((name) => `docs/adr/${name}`);
const served = ['CHANGELOG.md', ...readdirSync(join(root, 'docs')).map((name) => `docs/${name}`)].filter(isMarkdown);
const documents = ['README.md', 'CONTRIBUTING.md', ...served, ...records];

describe('files', () => {
  it.each(['CONTRIBUTING.md', 'README.md', 'docs/add-a-lender.md', 'docs/architecture.md', ...records])(
    'named in %s exist',
    (path) => {
      const named = [...read(path).matchAll(/`((?:build|docs|examples|frames|sdk|server|shared|test)\/[\w./-]+)`/g)];
      const invented = 'shared/lenders/saffron.ts';
      expect(
        named.map(([, file = '']) => file).filter((file) => file !== invented && !existsSync(join(root, file))),
      ).toEqual([]);
    },
  );

  it('of commands: every `npm run` of the documents is in package.json', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const asked = documents.flatMap((path) => [...read(path).matchAll(/npm run (?:--?\S+ )*([\w:]+)/g)]);
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.map(([, name = '']) => name).filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('links', () => {
  it.each(documents)('of %s lead to existing files and headings', (path) => {
    const broken = [...withoutCode(read(path)).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^[a-z]+:/.test(target))
      .filter((target) => {
        const [file = '', anchor] = target.split('#');
        const to = file === '' ? path : join(dirname(path), file);
        return !existsSync(join(root, to)) || (anchor !== undefined && !anchorsOf(read(to)).includes(anchor));
      });
    expect(broken).toEqual([]);
  });

  it('of the README include every document that the demo hub lists: docs/, the list of decisions and the changelog', () => {
    const [, row = ''] = /^\| `docs\/` \| (.+) \|$/m.exec(read('README.md')) ?? [];
    const linked = [...row.matchAll(/\]\(([\w/-]+\.md)\)/g)].map(([, path]) => path);
    expect(linked.sort()).toEqual([...served, 'docs/adr/README.md'].sort());
  });

  it.each(served.filter((path) => path.startsWith('docs/')))(
    'of %s lead to documents that the demo hub serves, or to other sites',
    (path) => {
      const targets = [...withoutCode(read(path)).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
      const allowed = /^(?:[a-z]+:.*|(?:[\w-]+\.md|\.\.\/CHANGELOG\.md)?(?:#.*)?)$/;
      expect(targets.filter((target) => !allowed.test(target))).toEqual([]);
    },
  );
});
