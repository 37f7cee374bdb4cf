import { describe, expect, it } from 'vitest';
import { codeIn, editTo, insertInto } from './code-edit';

describe('text that comes as a whole, for a code of 5', () => {
  it.each([
    ['40213', '40213'],
    ['4 0 2 1 3', '40213'],
    ['402-13', '40213'],
    ['Your code is 40213.', '40213'],
    ['402', '402'],
    ['ab12', null],
    ['a4b0c2d1e3', null],
    ['Call 402', null],
    ['+91 98765-43210', null],
    ['402139', null],
    ['', null],
    ['---', null],
  ])('"%s" is %s', (text, code) => {
    expect(codeIn(text, 5)).toBe(code);
  });
});

describe('text put in place of a selection', () => {
  it('replaces what is selected and leaves the caret behind it', () => {
    expect(insertInto('40213', 1, 3, '77', 5)).toEqual({ code: '47713', caret: 3, waits: true });
  });

  it('that completes the code makes it wait: it is looked at first', () => {
    expect(insertInto('12', 2, 2, '345', 5)).toEqual({ code: '12345', caret: 5, waits: true });
  });

  it('that is a whole code takes the place of everything, and waits for nothing', () => {
    expect(insertInto('12', 0, 0, '40213', 5)).toEqual({ code: '40213', caret: 5, waits: false });
  });
});

describe('what the browser changed', () => {
  it.each([
    ['a digit at the end', '40', '402', 3, '402', 3, false],
    ['the fifth digit', '4021', '40213', 5, '40213', 5, false],
    ['the fifth digit in the middle', '4013', '40213', 3, '40213', 3, false],
    ['a letter', '40', '40a', 3, '40', 2, false],
    ['a digit taken from the middle', '402', '42', 1, '42', 1, false],
    ['a digit in a full field, which replaces the next one', '40213', '409213', 3, '40913', 3, true],
    ['a sixth digit at the end, which is not taken', '40213', '402139', 6, '40213', 5, true],
    ['everything taken away', '40213', '', 0, '', 0, false],
  ])('%s: %s became %s', (_, before, shown, caret, code, at, waits) => {
    expect(editTo(before, shown, caret, 5)).toEqual({ code, caret: at, waits });
  });
});
