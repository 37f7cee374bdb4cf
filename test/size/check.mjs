// Byte budgets. A page's first screen is what its HTML names: the entry script, every preloaded chunk, and the
// styles in its <style> element. Sizes are gzip -9 of each file as it is served.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const budgets = JSON.parse(readFileSync(join(root, 'test/size/budgets.json'), 'utf8'));
const gzipBytes = (content) => gzipSync(content, { level: 9 }).length;

const rows = budgets.sdk.map(({ name, file, maxGzipBytes }) => ({
  name,
  bytes: gzipBytes(readFileSync(join(root, file))),
  max: maxGzipBytes,
}));

for (const { name, page, maxScriptGzipBytes, maxStyleGzipBytes } of budgets.pages) {
  const html = readFileSync(join(root, `dist/web/${page}.html`), 'utf8');
  const scripts = [...html.matchAll(/(?:src|href)="\/web\/([^"]+\.js)"/g)].map((match) => match[1]);
  const style = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map((match) => match[1]).join('');
  if (scripts.length === 0) throw new Error(`no scripts in ${page}.html`);
  rows.push({
    name: `${name}, first-screen JavaScript (${scripts.length} files)`,
    bytes: scripts.reduce((sum, file) => sum + gzipBytes(readFileSync(join(root, 'dist/web', file))), 0),
    max: maxScriptGzipBytes,
  });
  rows.push({ name: `${name}, CSS`, bytes: gzipBytes(style), max: maxStyleGzipBytes });
}

for (const { name, bytes, max } of rows) {
  process.stdout.write(
    `${bytes > max ? 'OVER ' : 'ok   '} ${String(bytes).padStart(6)} of ${String(max).padStart(6)} B gzip  ${name}\n`,
  );
}
process.exitCode = rows.some(({ bytes, max }) => bytes > max) ? 1 : 0;
