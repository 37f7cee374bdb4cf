import { expect, it } from 'vitest';
import { holdsMobile } from './holds-mobile';

it.each([
  ['9812345678', true],
  ['+919812345678', true],
  ['a-09812345678-b', true],
  ['mobile=9812345678&x', true],
  ['5812345678', false],
  ['981234567', false],
  ['98123456789012345', false],
  ['diwali-2026', false],
])('%s: %s', (text, holds) => expect(holdsMobile(text)).toBe(holds));
