import { expect, it } from 'vitest';
import { lenders } from '../../../shared/lenders';
import { contrast, parseHex } from './contrast';

const withSite = lenders.filter(({ subDomainName }) => subDomainName !== null);
const white = parseHex('#ffffff');

it.each(withSite)('on the site of $name white text stands out from its colour by 4.5:1', ({ theme }) => {
  expect(contrast(parseHex(theme.primaryCTAColor), white)).toBeGreaterThanOrEqual(4.5);
});

// @req LAY-018
it('no two lenders with a site of their own have a colour in common, and none has ours', () => {
  const [anyLender] = lenders.filter(({ subDomainName }) => subDomainName === null);
  const colours = [...withSite, ...(anyLender ? [anyLender] : [])].flatMap(({ theme }) => [
    theme.primaryCTAColor,
    theme.secondaryCTAColor,
  ]);
  expect(new Set(colours).size).toBe(colours.length);
});
