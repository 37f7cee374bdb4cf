import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { read, root, tableUnder } from './markdown';

const files = readdirSync(join(root, 'docs/adr'))
  .filter((name) => name !== 'README.md')
  .sort();
const statusOf = (file: string): string => /^- Status: (.+)$/m.exec(read(`docs/adr/${file}`))?.[1] ?? '';

it('records in docs/adr are numbered from 1 without gaps', () => {
  expect(files.length).toBeGreaterThan(40);
  expect(files.map((name) => name.slice(0, 5))).toEqual(
    files.map((_, index) => `${String(index + 1).padStart(4, '0')}-`),
  );
});

it.each(files)('docs/adr/%s has a title, date, status, context, decision and consequences', (file) => {
  const form =
    /^# (\d+)\. \S.+\n\n- Date: 20\d\d-\d\d-\d\d\n- Status: .+\n\n## Context\n\S[\s\S]+\n## Decision\n\S[\s\S]+\n## Consequences\n\S/;
  expect(read(`docs/adr/${file}`)).toMatch(form);
  expect(Number(form.exec(read(`docs/adr/${file}`))?.[1])).toBe(Number(file.slice(0, 4)));
});

it('a record in docs/adr is accepted, or superseded by another record', () => {
  const numbers = files.map((name) => name.slice(0, 4));
  const allowed = ['accepted', ...numbers.map((number) => `superseded by ${number}`)];
  expect(files.map(statusOf).filter((status) => !allowed.includes(status))).toEqual([]);
});

it('docs/adr/README.md lists each record with its title and status', () => {
  const rows = tableUnder(read('docs/adr/README.md'), '# Architecture decisions');
  expect(rows).toEqual(
    files.map((file) => [
      `[${file.slice(0, 4)}](${file})`,
      /^# \d+\. (.+)$/m.exec(read(`docs/adr/${file}`))?.[1],
      statusOf(file),
    ]),
  );
});
