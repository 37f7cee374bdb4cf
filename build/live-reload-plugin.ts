import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'rollup';

const ASK_EVERY_MS = 100;

/** Runs on each page. A page says the same until it is built anew: what it loads is named by what is in it. A build that is
 *  under way has not written all of that, and a page that lacks a file would never look again. One that ended since the
 *  page was loaded has other names than stand in it. */
const client = `
const filesOf = (html) => [...html.matchAll(/"([^"]+-[\\w-]{8}\\.(?:js|css))"/g)].map(([, file]) => file);
const isLoaded = (file) => document.documentElement.outerHTML.includes(file);
const isThere = (file) => isLoaded(file) || fetch(file).then((answer) => answer.ok, () => false);
let shown;
const look = async () => {
  const answer = await fetch(location.href, { cache: 'no-store' }).catch(() => null);
  const now = answer?.ok ? await answer.text() : undefined;
  if (now !== undefined) shown ??= filesOf(now).every(isLoaded) ? now : '';
  if (now !== undefined && now !== shown && (await Promise.all(filesOf(now).map(isThere))).every(Boolean)) location.reload();
  else setTimeout(look, ${ASK_EVERY_MS});
};
look();
`;

/** Each page looks whether it has been built anew, and loads itself again: a frame in its place, its session goes on.
 *  `beside`: files that the pages load from elsewhere; a change of one is a change of every page. */
export function liveReload(beside: readonly string[] = []): Plugin {
  let loaded = '';
  return {
    name: 'kadam-live-reload',
    async buildStart() {
      const hash = createHash('sha256');
      for (const file of beside) {
        this.addWatchFile(file);
        hash.update(await readFile(file));
      }
      loaded = hash.digest('hex');
    },
    renderChunk: (code, chunk) =>
      // A page's bootstrap stands beside its own entry, which looks for both.
      chunk.isEntry && !chunk.name.endsWith('-bootstrap')
        ? { code: `${code}\n// ${loaded}\n{${client}}`, map: null }
        : null,
  };
}
