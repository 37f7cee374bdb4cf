import { expect, it } from 'vitest';
import { liveReload } from './live-reload-plugin';

/** What a page runs beside the code of an entry; null where nothing is added. */
async function added(name: string): Promise<string | null> {
  const { renderChunk } = liveReload();
  if (typeof renderChunk !== 'function') throw new Error('no renderChunk');
  // SAFETY: nothing else is read of a chunk.
  const made = await renderChunk.call({} as never, '', { name, isEntry: true } as never, {} as never, {} as never);
  return typeof made === 'object' && made?.code !== undefined ? String(made.code) : null;
}

const page = (file: string, text = ''): string => `<script src="/web/${file}"></script>${text}`;

/** How many looks a page takes that was `loaded` before it is loaded again; null where 5 are not enough. At each, the server
 *  answers the next of `answers`, the last one for ever, and has `files`. */
async function looksUntilReload(
  loaded: string,
  answers: readonly string[],
  files: (look: number) => readonly string[] = () => ['page-aaaaaaaa.js', 'page-bbbbbbbb.js'],
): Promise<number | null> {
  const ENOUGH = 5;
  let looks = 0;
  const code = (await added('page')) ?? '';
  return new Promise((resolve) => {
    const fetched = async (address: string) => {
      if (address !== '/here') return { ok: files(looks).some((file) => address.endsWith(file)) };
      looks += 1;
      return { ok: true, text: async () => answers[Math.min(looks, answers.length) - 1] };
    };
    const again = (look: () => void) => (looks < ENOUGH ? look() : resolve(null));
    const document = { documentElement: { outerHTML: loaded } };
    const location = { href: '/here', reload: () => resolve(looks) };
    new Function('fetch', 'document', 'location', 'setTimeout', code)(fetched, document, location, again);
  });
}

const one = page('page-aaaaaaaa.js');
const other = page('page-bbbbbbbb.js');

it('a page that stays as it was loaded is not loaded again', async () => {
  expect(await looksUntilReload(one, [one])).toBeNull();
});

it('a page that is built anew is loaded again', async () => {
  expect(await looksUntilReload(one, [one, one, other])).toBe(3);
});

it('a page that says something else is loaded again, with the same files', async () => {
  expect(await looksUntilReload(one, [one, page('page-aaaaaaaa.js', 'else')])).toBe(2);
});

it('a page that was built anew before it first looked is loaded again', async () => {
  expect(await looksUntilReload(one, [other])).toBe(1);
});

it('a page waits until all that it names is written', async () => {
  const written = (look: number) => (look < 4 ? ['page-aaaaaaaa.js'] : ['page-aaaaaaaa.js', 'page-bbbbbbbb.js']);
  expect(await looksUntilReload(one, [one, other], written)).toBe(4);
});

it('a page looks once, and not once more by its bootstrap', async () => {
  expect(await added('page-bootstrap')).toBeNull();
});
