import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { names, read, root, tableUnder } from './markdown';

/** Areas of the specifications' requirements, each with its heading here and the highest number of its ids. */
const areas: readonly (readonly [area: string, heading: string, highest: number])[] = [
  ['RTE', 'Addresses', 98],
  ['LAY', 'Layouts', 22],
  ['OTP', 'Numbers and codes', 67],
  ['VAL', 'What is typed', 55],
  ['ELG', 'Eligibility', 38],
  ['WID', 'Widgets', 36],
  ['SDK', 'SDK', 16],
  ['SAL', 'Sales app', 92],
  ['NTB', 'New to the bank', 28],
  ['TXN', 'Payments', 43],
  ['ACT', 'Activation', 17],
  ['TEL', 'Telesales', 6],
  ['ODR', 'Dispute desk', 8],
  ['CAT', 'Catalogue', 49],
  ['CNT', 'Contents', 29],
  ['CAL', 'Calculation', 18],
  ['ENT', 'Data', 39],
  ['STO', 'What a browser keeps', 32],
  ['API', 'Calls', 117],
  ['ERR', 'Errors', 124],
  ['MSG', 'Messages', 8],
  ['LIM', 'Limits and sizes', 23],
  ['ROL', 'Roles', 10],
  ['NFR', 'Beside functions', 13],
  ['Q', 'Questions of the specifications', 54],
];

const page = read('docs/requirements.md');
const hasHeading = (heading: string): boolean => page.includes(`\n## ${heading}\n`);
const OPEN = 'Not answered yet';
const open = hasHeading(OPEN) ? tableUnder(page, `## ${OPEN}`) : [];
const answered = areas.flatMap(([area, heading]) =>
  hasHeading(heading) ? tableUnder(page, `## ${heading}`).map((cells) => ({ area, cells })) : [],
);
const answers = answered.flatMap(({ cells: [id = '', , by = ''] }) =>
  by.split('<br>').map((answer) => ({ id, parts: answer.split(' › ') })),
);

/** The titles of the tests of a file: texts that a function, or its options, follow. */
const titlesOf = (file: string): ReadonlySet<string> => {
  const found = known.get(file) ?? new Set<string>();
  if (known.has(file) || !existsSync(join(root, file))) return found;
  const title = /(['"`])((?:\\.|(?!\1)[^\\])*)\1,\s*(?:async\s*)?[({]/gs;
  for (const [, , text = ''] of read(file).matchAll(title)) found.add(text.replace(/\\(['"`\\])/g, '$1'));
  known.set(file, found);
  return found;
};
const known = new Map<string, Set<string>>();

/** What is decided, by the heading that it stands under. */
const decisions = new Map(
  read('docs/decisions.md')
    .split('\n## ')
    .slice(1)
    .map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      return [heading, lines.filter((line) => line.startsWith('| ')).map((line) => line.slice(2))] as const;
    }),
);

describe('docs/requirements.md', () => {
  it('has each of the 1,042 requirements once, in its area or among those that are not answered', () => {
    const all = areas.flatMap(([area, , highest]) =>
      Array.from({ length: highest }, (_, index) => `${area}-${String(index + 1).padStart(3, '0')}`),
    );
    expect(all).toHaveLength(1042);
    const listed = [...answered.map(({ cells }) => cells), ...open].map(([id = '']) => id);
    expect(listed.toSorted()).toEqual(all.toSorted());
    for (const { area, cells } of answered) expect(cells[0]?.startsWith(`${area}-`)).toBe(true);
  });

  it('has its areas under their headings, in this order, and says of each that is open what is missing', () => {
    const headings = [...page.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    const withAnswers = areas.map(([, heading]) => heading).filter(hasHeading);
    expect(headings).toEqual([...withAnswers, ...(hasHeading(OPEN) ? [OPEN] : [])]);
    for (const [id, asks, missing] of open) expect([id, Boolean(asks), Boolean(missing)]).toEqual([id, true, true]);
    expect(new Set(names(open)).size).toBe(open.length);
  });

  it('answers each by tests that there are, by their titles, or by decisions, by their headings and first words', () => {
    const isTrue = ({ parts: [place = '', second = '', third = ''] }: (typeof answers)[number]): boolean => {
      if (place !== 'decision') return titlesOf(place.replaceAll('`', '')).has(second.replaceAll('\\|', '|'));
      return third.length > 20 && (decisions.get(second) ?? []).filter((cell) => cell.startsWith(third)).length === 1;
    };
    expect(answers.filter((answer) => !isTrue(answer)).map(({ id, parts }) => [id, ...parts])).toEqual([]);
  });
});
