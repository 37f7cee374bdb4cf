import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { hdfc } from '../../../shared/lenders/hdfc';
import { organic, type Site } from '../../../shared/site/site';
import { siteRows } from '../../../shared/site/site-rows';
import { BottomTabs } from './bottom-tabs';

const lender: Site = { kind: 'lender', lenderId: hdfc.lenderId };
type Row = (typeof siteRows)[number];
const at = (path: string): Row => {
  const row = siteRows.find((each) => each.path === path);
  if (!row) throw new Error(`no page ${path}`);
  return row;
};
/** Text, address and `aria-current` of each tab. */
const drawn = ({ path, shows }: Row, site: Site, locale: 'en' | 'hi' = 'en') => {
  document.body.innerHTML = renderToStaticMarkup(<BottomTabs locale={locale} site={site} row={shows} path={path} />);
  return [...document.querySelectorAll('a')].map((tab) => [
    tab.textContent,
    tab.getAttribute('href'),
    tab.getAttribute('aria-current'),
  ]);
};

describe('the tabs below a page', () => {
  // @req LAY-015, LAY-017
  it('lead to the pages that there are, and say which one this is', () => {
    expect(drawn(at('/home/buy-with-kadam'), organic)).toEqual([
      ['Home', '/home/buy-with-kadam', 'page'],
      ['Category', '/category', null],
      ['Dashboard', '/transaction-history', null],
      ['My Account', '/account', null],
    ]);
    expect(drawn(at('/account'), organic, 'hi')).toEqual([
      ['होम', '/hi/home/buy-with-kadam', null],
      ['श्रेणी', '/hi/category', null],
      ['डैशबोर्ड', '/hi/transaction-history', null],
      ['मेरा खाता', '/hi/account', 'page'],
    ]);
  });

  // @req LAY-017
  it('lead on a lender’s site to its own log-in, and say to which of them a page below belongs', () => {
    expect(drawn(at('/eligible'), lender)).toEqual([
      ['Home', '/home/buy-with-kadam', 'true'],
      ['Category', '/category', null],
      ['Dashboard', '/transaction-history', null],
      ['My Account', '/login', null],
    ]);
  });

  it('stand below the pages whose rows say so, and below no other', () => {
    const having = siteRows.filter((row) => drawn(row, organic).length > 0).map(({ path }) => path);
    expect(having).toEqual([
      '/home/buy-with-kadam',
      '/emi-calculator',
      '/search',
      '/category',
      '/category-all',
      '/brand',
      '/brands',
      '/buy/:merchantHandle',
      '/offers',
      '/account',
      '/login',
      '/eligible',
      '/not-eligible',
      '/transaction-history',
      '/transaction-history/all-transaction-list',
      '/transaction-history/:txnId',
      '/account/consents',
      '/account/data',
      '/user-limit-check',
    ]);
  });
});
