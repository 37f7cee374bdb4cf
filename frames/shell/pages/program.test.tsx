import { describe, expect, it } from 'vitest';
import { programPaths, programRows } from '../../../shared/site/programs';
import { isSitePage } from '../../../shared/site/route';
import { organic } from '../../../shared/site/site';
import { ACCOUNT_ROOT } from '../client/account-root';
import { ENTRY_DIALOG } from '../client/entry';
import { renderPage } from '../render';
import { page } from './program';

const { landing: path = '/' } = programPaths;

function draw(): Document {
  const row = Object.values(programRows()).find((each) => each.path === path)?.shows;
  if (!row || !isSitePage(row)) throw new Error('no page of a program');
  const about = { locale: 'en', site: organic, row, path, query: {}, style: '', tags: [] } as const;
  const { html } = renderPage(page, { ...about, publicUrl: 'https://kadam.example' });
  return new DOMParser().parseFromString(html, 'text/html');
}

describe('the page of a program', () => {
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

  it('takes a number in its banner, to which its end leads back', () => {
    const drawn = draw();
    const form = drawn.querySelector('main section form');
    expect([form?.getAttribute('action'), form?.querySelectorAll('input[type=tel]').length]).toEqual(['/account', 1]);
    const again = drawn.querySelector('[aria-labelledby=check-again] a');
    expect(again?.getAttribute('href')).toBe(`#${form?.id}`);
  });

  it('has the window over it in which the OTP is typed and the lenders’ answer is told', () => {
    const root = draw().querySelector(`dialog#${ENTRY_DIALOG} #${ACCOUNT_ROOT}`);
    expect(root?.tagName).toBe('DIV');
  });
});
