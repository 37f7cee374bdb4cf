import { describe, expect, it } from 'vitest';
import type { PageData } from '../../../shared/site/page-data';
import { initialProgramPageData } from '../../../shared/site/page-state';
import { programPaths, programRows } from '../../../shared/site/programs';
import { isSitePage } from '../../../shared/site/route';
import { organic } from '../../../shared/site/site';
import { ACCOUNT_ROOT } from '../client/account-root';
import { ENTRY_DIALOG } from '../client/entry';
import { renderPage } from '../render';
import { sampleData } from '../testing/sample-data';
import { page } from './program';

const { landing: path = '/' } = programPaths;

function draw(data: PageData['program'] = { programPageData: initialProgramPageData }): Document {
  const row = Object.values(programRows()).find((each) => each.path === path)?.shows;
  if (!row || !isSitePage(row)) throw new Error('no page of a program');
  const about = { locale: 'en', site: organic, row, path, query: {}, style: '', tags: [], data } as const;
  const { html } = renderPage(page, { ...about, publicUrl: 'https://kadam.example' });
  return new DOMParser().parseFromString(html, 'text/html');
}

describe('the page of a program', () => {
  // @req CAT-033, CAT-034
  it('has its banner, benefits, steps to buy, calculator, questions, lenders and the check', () => {
    const drawn = draw();
    const [banner, ...parts] = [...drawn.querySelectorAll('main section')];
    expect(banner?.querySelector('h1')?.textContent).not.toBe('');
    expect(parts.flatMap((part) => part.getAttribute('aria-labelledby') ?? [])).toEqual([
      'why-steps',
      'how-it-works',
      'costs',
      'faq',
      'partners',
      'check-again',
    ]);
    const costs = drawn.querySelector('[aria-labelledby=costs]');
    for (const sign of ['select[name=lenderId]', 'input[type=range]', 'svg', 'input[type=radio][name=tenure]'])
      expect([sign, costs?.querySelectorAll(sign).length]).not.toEqual([sign, 0]);
  });

  // @req CAT-035
  it('takes a number in its banner, to which its end leads back', () => {
    const drawn = draw();
    const form = drawn.querySelector('main section form');
    expect([form?.getAttribute('action'), form?.querySelectorAll('input[type=tel]').length]).toEqual(['/account', 1]);
    const again = drawn.querySelector('[aria-labelledby=check-again] a');
    expect(again?.getAttribute('href')).toBe(`#${form?.id}`);
  });

  // @req ENT-032
  it('of a merchant names Zenmart, asks for Zenmart, and has its two lenders in the calculator and the list alone', () => {
    const drawn = draw(sampleData.program);
    expect(drawn.querySelector('main section p')?.textContent).toBe('Card-less EMI at Zenmart');
    expect(drawn.querySelector('main section')?.textContent).toContain('you can apply for a new credit line');
    expect(drawn.getElementById(ACCOUNT_ROOT)?.dataset.merchantId).toBe('zenmart_sandbox');
    const partners = drawn.querySelectorAll('[aria-labelledby=partners] li');
    const offered = drawn.querySelectorAll('select[name=lenderId] option');
    expect([partners.length, offered.length]).toEqual([2, 2]);
    const ofAll = draw();
    expect(ofAll.querySelector('main section p')?.textContent).toBe('Card-less EMI');
    expect(ofAll.getElementById(ACCOUNT_ROOT)?.dataset.merchantId).toBeUndefined();
    expect(ofAll.querySelectorAll('[aria-labelledby=partners] li').length).toBe(12);
  });

  // @req CAT-035, CAT-036
  it('has the window over it in which the OTP is typed and the lenders’ answer is told', () => {
    const root = draw().querySelector(`dialog#${ENTRY_DIALOG} #${ACCOUNT_ROOT}`);
    expect(root?.tagName).toBe('DIV');
  });
});
