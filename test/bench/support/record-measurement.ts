import { readFileSync, writeFileSync } from 'node:fs';

const PAGE = 'docs/performance.md';

export function recordMeasurement(
  kind: 'openings' | 'paint' | 'dev' | 'catalogue' | 'history',
  measured: string,
): void {
  const page = readFileSync(PAGE, 'utf8');
  const begin = `<!-- measured: ${kind} -->`;
  const from = page.indexOf(begin) + begin.length;
  const to = page.indexOf(`<!-- /measured: ${kind} -->`);
  if (from < begin.length || to < from) throw new Error(`${PAGE} has no place for ${kind}`);
  writeFileSync(PAGE, `${page.slice(0, from)}\n${measured}\n${page.slice(to)}`);
  process.stdout.write(`\n${measured}\n`);
}
