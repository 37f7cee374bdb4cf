import { describe, expect, it } from 'vitest';
import { groupMobile } from '../../shared/format/mobile-text';
import { caretBehind, groupAmount } from './digits';

describe('grouping', () => {
  it('shows an amount with Indian commas: 1555280 is 15,55,280', () => {
    expect(['', '7', '999', '1000', '54990', '1555280'].map(groupAmount)).toEqual([
      '',
      '7',
      '999',
      '1,000',
      '54,990',
      '15,55,280',
    ]);
  });

  it('parts a mobile number after 5 digits', () => {
    expect(['98765', '987654', '9876543210'].map(groupMobile)).toEqual(['98765', '98765 4', '98765 43210']);
  });

  it('keeps the caret behind the digit it stood behind', () => {
    expect(caretBehind('15,55,280', 0)).toBe(0);
    expect(caretBehind('15,55,280', 3)).toBe(4);
    expect(caretBehind('15,55,280', 7)).toBe(9);
  });
});
