import { describe, expect, it } from 'vitest';
import { withAdded } from '../long/additions/addition';
import { additions, ownText } from '../long/additions/all';
import { read, tableUnder } from './markdown';

/** Paths that CONTRIBUTING names for an addition, such as 'frames/<page>/main.tsx'. */
function namedFor(what: string): string[] {
  const row = tableUnder(read('CONTRIBUTING.md'), '## Where to add').find(([name]) => name === what);
  if (!row) throw new Error(`CONTRIBUTING does not say where to add ${what}`);
  return [...(row[1] ?? '').matchAll(/[\w<>-]+(?:\/[\w<>-]+)+(?:\.\w+)+/g)].map(([path]) => path);
}
/** Regular expression of a path with placeholders. */
const pattern = (path: string): RegExp => new RegExp(`^${path.replaceAll('.', '\\.').replace(/<\w+>/g, '[\\w/-]+')}$`);

describe("'Where to add' in CONTRIBUTING", () => {
  it.each(additions)('names exactly the files to touch to add $what', ({ what, touches }) => {
    const named = namedFor(what).map(pattern);
    const touched = Object.keys(touches);
    expect(touched.filter((path) => !named.some((each) => each.test(path)))).toEqual([]);
    expect(named.filter((each) => !touched.some((path) => each.test(path)))).toEqual([]);
  });

  it('has examples that can be added to the current files', () => {
    const changed = [...withAdded(additions, ownText)].filter(([path, text]) => text !== ownText(path));
    expect(changed.map(([path]) => path).sort()).toEqual(
      [...new Set(additions.flatMap(({ touches }) => Object.keys(touches)))].sort(),
    );
  });
});
