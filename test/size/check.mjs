// Byte budgets. The first screen of a page is everything that its HTML loads or contains: scripts, preloaded chunks and
// the `style` element. The chunk of its first call (`late/calls`) is preloaded too, and counts until there is text. Sizes
// are gzip -9 of each file, except the sum with the fonts, which is brotli as it travels. Scripts contain English; every
// other language is one more file of each page, of which the largest counts.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { languages } from '../../shared/languages.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
// The built server's copy of the page assembly.
const { builtPageAssets } = await import(pathToFileURL(join(root, 'dist/server/page-assets.js')).href);
const assets = builtPageAssets(join(root, 'dist'));
const budgets = JSON.parse(readFileSync(join(root, 'test/size/budgets.json'), 'utf8'));
const gzipBytes = (content) => gzipSync(content, { level: 9 }).length;
/** As the server sends a page with placeholders (`server/http/filled-pages.ts`). */
const filledPageBytes = (html) => brotliCompressSync(html).length;
/** As the server sends a rendered page (`server/http/built-files.ts`). */
const drawnPageBytes = (html) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
const bytesOf = (file) => statSync(join(root, 'dist/web', file)).size;

const rows = budgets.sdk.map(({ name, file, maxGzipBytes }) => ({
  name,
  bytes: gzipBytes(readFileSync(join(root, file))),
  max: maxGzipBytes,
}));

const scriptBytes = (files) =>
  files.reduce((sum, file) => sum + gzipBytes(readFileSync(join(root, 'dist/web', file))), 0);

const locales = Object.keys(languages);
const translated = locales.filter((locale) => locale !== 'en');
const translation = RegExp(`^([\\w-]+)-(?:${translated.join('|')})-[\\w-]{8}\\.js$`);
const webFiles = readdirSync(join(root, 'dist/web'));

/** Adds the translations of a page, if its script has texts of its own. */
function weighTranslations(name, page, max) {
  const files = webFiles.filter((file) => translation.exec(file)?.[1] === page);
  if (files.length === 0) return;
  if (max === undefined) throw new Error(`${name} has no budget of translations`);
  if (files.length !== translated.length)
    throw new Error(`${page} is in ${files.length} of ${translated.length} languages`);
  rows.push({
    name: `${name}, translation (largest of ${files.length})`,
    bytes: Math.max(...files.map((file) => scriptBytes([file]))),
    max,
  });
}

for (const { name, page, ...max } of budgets.pages) {
  const { file } = await assets.frame(page);
  const html = file.body.toString('utf8');
  const scripts = [...html.matchAll(/(?:src|href)="\/web\/([^"]+\.js)"/g)].map((match) => match[1]);
  const inPage = [...html.matchAll(/<script type="module">([\s\S]*?)<\/script>/g)].map((match) => match[1]);
  const inPageBytes = inPage.reduce((sum, script) => sum + gzipBytes(script), 0);
  const style = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map((match) => match[1]).join('');
  if (scripts.length === 0) throw new Error(`no scripts in the page of ${page}`);
  const drawn = scripts.filter((file) => !file.startsWith(`${page}-calls-`));
  rows.push({
    name: `${name}, first-screen JavaScript (${drawn.length} files)`,
    bytes: inPageBytes + scriptBytes(drawn),
    max: max.scriptGzipBytes,
  });
  rows.push({
    name: `${name}, JavaScript until there is text (${scripts.length} files)`,
    bytes: inPageBytes + scriptBytes(scripts),
    max: max.untilTextGzipBytes,
  });
  rows.push({ name: `${name}, CSS`, bytes: gzipBytes(style), max: max.styleGzipBytes });
  weighTranslations(name, page, max.translationGzipBytes);
  const fonts = [...html.matchAll(/href="\/web\/([^"]+\.woff2)"/g)].map((match) => match[1]);
  rows.push({
    name: `${name}, all until there is text in its font (brotli)`,
    bytes: [...scripts.map((file) => `${file}.br`), ...fonts].reduce(
      (sum, file) => sum + bytesOf(file),
      filledPageBytes(html),
    ),
    max: max.withFontBrotliBytes,
  });
}

/** These scripts, and all that they may load later, in English. */
function withIslands(scripts) {
  const found = new Set(scripts);
  for (const file of found)
    for (const [, name] of readFileSync(join(root, 'dist/web', file), 'utf8').matchAll(/["'`]\.\/([\w-]+\.js)["'`]/g))
      if (!translation.test(name)) found.add(name);
  return [...found];
}

/** Largest among a page's languages and sites. */
const site = await assets.site();
const { renderPage, styleOn, rows: siteRows, sites, pages: sitePages } = site.renderer;
const has = {
  everySite: () => true,
  organic: ({ kind }) => kind === 'organic',
  lenders: ({ kind }) => kind === 'lender',
};
for (const { path, shows } of siteRows) {
  const { page } = await sitePages[shows.site]();
  const ownStyle = site.styleOf(shows.site);
  const max = budgets.site[shows.weight];
  const { head, end } =
    (await site.scriptTags(shows.runs ?? shows.site, shows.needsScript ?? false)) ??
    (await site.scriptTags('reading', false));
  const on = sites.filter(has[shows.on]);
  const scripts = [...[...head, ...end].join('').matchAll(/(?:src|href)="\/web\/([^"]+\.js)"/g)].map(
    (match) => match[1],
  );
  rows.push({ name: `Site ${path}, JavaScript`, bytes: scriptBytes(scripts), max: max.scriptGzipBytes });
  weighTranslations(`Site ${path}`, `site-${shows.runs ?? shows.site}`, max.translationGzipBytes);
  if (max.withIslandsGzipBytes)
    rows.push({
      name: `Site ${path}, JavaScript with all that loads later`,
      bytes: scriptBytes(withIslands(scripts)),
      max: max.withIslandsGzipBytes,
    });
  rows.push({
    name: `Site ${path}, CSS (largest of ${on.length} sites)`,
    bytes: Math.max(...on.map((each) => gzipBytes(styleOn(each, ownStyle)))),
    max: max.styleGzipBytes,
  });
  // Pages of the catalogue depend on its data: `server/routes/site/site-data.itest.ts` measures the sandbox's.
  if (shows.asks) continue;
  const drawn = on.flatMap((each) =>
    locales.map((locale) =>
      renderPage(page, {
        locale,
        site: each,
        row: shows,
        path,
        publicUrl: 'https://kadam.example',
        style: ownStyle,
        tags: [...head, ...site.tagsOf(shows.site)],
        endTags: end,
      }),
    ),
  );
  rows.push({
    name: `Site ${path}, HTML (brotli, largest of ${drawn.length} drawn)`,
    bytes: Math.max(...drawn.map(({ html }) => drawnPageBytes(html))),
    max: max.htmlBrotliBytes,
  });
}

for (const { name, bytes, max } of rows) {
  process.stdout.write(
    `${bytes > max ? 'OVER ' : 'ok   '} ${String(bytes).padStart(6)} of ${String(max).padStart(6)} B  ${name}\n`,
  );
}
process.exitCode = rows.some(({ bytes, max }) => bytes > max) ? 1 : 0;
