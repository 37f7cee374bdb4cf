import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
export const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Rows of the tables between a heading ('## Events') and the next one of any level, as cells; header and rule lines
 *  are left out. Throws if the heading or its table is missing. */
export function tableUnder(text: string, heading: string): string[][] {
  const lines = text.split('\n');
  const start = lines.indexOf(heading);
  if (start === -1) throw new Error(`no heading ${heading}`);
  const length = lines.slice(start + 1).findIndex((line) => /^#{1,6} /.test(line));
  const section = lines.slice(start + 1, length === -1 ? undefined : start + 1 + length);
  const rows = section.filter((line) => line.startsWith('|'));
  const isRule = (line: string | undefined): boolean => line?.startsWith('|---') === true;
  const body = rows.filter((line, index) => !isRule(line) && !isRule(rows[index + 1]));
  if (body.length === 0) throw new Error(`no table under ${heading}`);
  return body.map((line) => line.slice(1, -1).split(' | ').map(plain));
}

/** Text of a cell without surrounding backticks. */
const plain = (cell: string): string => cell.trim().replace(/^`([^`]*)`$/, '$1');

export const names = (rows: readonly (readonly string[])[]): string[] => rows.map(([name = '']) => name);

/** Links do not count in code and fenced blocks. */
export const withoutCode = (text: string): string => text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '');

/** Anchors of a document's headings, as common viewers generate them. */
export const anchorsOf = (text: string): string[] =>
  [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );

export interface CodeBlock {
  /** 'docs/merchant-guide.md:12' */
  readonly place: string;
  /** Language after the fence: 'js'; '' without one. */
  readonly language: string;
  readonly text: string;
}

export function blocksOf(path: string): CodeBlock[] {
  const text = read(path);
  return [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(({ index, 1: language = '', 2: body = '' }) => ({
    place: `${path}:${text.slice(0, index).split('\n').length}`,
    language,
    text: body,
  }));
}

export const documentsWithCode = (): string[] => [
  'README.md',
  'CONTRIBUTING.md',
  'sdk/README.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
