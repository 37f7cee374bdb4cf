import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'rollup';

const ASK_EVERY_MS = 300;

/** Runs on each page. The names of a build's files change with what is in them, and a page's own style stands in it. */
const client = `
const contentOf = (html) => [...html.matchAll(/-[\\w-]{8}\\.(?:js|css)"|<style>[^<]*/g)].join();
let shown;
const look = async () => {
  const answer = await fetch(location.href, { cache: 'no-store' }).catch(() => null);
  const now = answer?.ok ? contentOf(await answer.text()) : undefined;
  shown ??= now;
  if (now !== undefined && now !== shown) location.reload();
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
    renderChunk: (code, chunk) => (chunk.isEntry ? { code: `${code}\n// ${loaded}\n{${client}}`, map: null } : null),
  };
}
