import { expect, it } from 'vitest';
import { csvOf } from './csv';

it('a table is a line for each row, whose cells are parted by commas, behind the mark of its letters', () => {
  expect(
    csvOf([
      ['Day', 'Amount'],
      ['2026-11-20', '68400.00'],
    ]),
  ).toBe('\uFEFFDay,Amount\r\n2026-11-20,68400.00\r\n');
});

it.each([
  ['Sofa, three seats', '"Sofa, three seats"'],
  ['Screen 43"', '"Screen 43"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+91', "'+91"],
  ['-1', "'-1"],
  ['@me', "'@me"],
  ['=1,2', `"'=1,2"`],
  ['plain', 'plain'],
])('%j is written %j', (text, cell) => {
  expect(csvOf([[text]])).toBe(`\uFEFF${cell}\r\n`);
});
