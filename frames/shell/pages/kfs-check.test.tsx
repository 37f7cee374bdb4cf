import { describe, expect, it } from 'vitest';
import { locales } from '../../../shared/locales';
import type { KfsChecked } from '../../../shared/site/page-data';
import { kfsCheck } from '../../../shared/site/routes';
import { organic } from '../../../shared/site/site';
import { renderPage } from '../render';
import { page } from './kfs-check';

function draw(data?: KfsChecked, locale: (typeof locales)[number] = 'en', query = {}): Document {
  const drawn = { locale, site: organic, row: kfsCheck.shows, path: kfsCheck.path, query, style: '', tags: [] };
  const { html } = renderPage(page, { ...drawn, publicUrl: 'https://kadam.example', ...(data && { data }) });
  return new DOMParser().parseFromString(html, 'text/html');
}
const textOf = (root: ParentNode, selector: string): string => root.querySelector(selector)?.textContent ?? '';
const hrefsOf = (root: ParentNode): string[] =>
  [...root.querySelectorAll('[aria-labelledby=answer] a')].map((each) => each.getAttribute('href') ?? '');

const genuine: KfsChecked = {
  said: 'genuine',
  by: 'file',
  number: 'KDLX9SS42J-1',
  lenderName: 'Some Bank',
  issuedAtMs: Date.parse('2026-11-21T21:59:00Z'),
};
const all: readonly KfsChecked[] = [
  genuine,
  { ...genuine, by: 'typed' },
  { said: 'changed', number: 'KDLX9SS42J-1' },
  { said: 'unknown', by: 'file' },
  { said: 'unknown', by: 'typed' },
  { said: 'notPdf' },
  { said: 'tooLarge' },
  { said: 'noFile' },
];

describe('the check of a statement', () => {
  it('takes a fingerprint, or a file, by one form, which works without a script', () => {
    const drawn = draw(undefined, 'hi');
    const forms = [...drawn.querySelectorAll('main form')].map((form) =>
      ['method', 'action', 'enctype'].map((name) => form.getAttribute(name)),
    );
    expect(forms).toEqual([['post', '/hi/kfs/verify', 'multipart/form-data']]);
    const fields = [...drawn.querySelectorAll('main form input')].map((field) => [
      field.getAttribute('name'),
      field.getAttribute('type'),
    ]);
    expect(fields.slice(0, 2)).toEqual([
      ['fingerprint', null],
      ['statement', 'file'],
    ]);
    expect(fields.slice(2).every(([, type]) => type === 'hidden')).toBe(true);
    expect(drawn.querySelectorAll('main ul[role=list] li')).toHaveLength(3);
    expect(textOf(drawn, '#kfs-fault')).toBe('');
  });

  it('says of a genuine one number, lender and moment, and of a changed one its number alone', () => {
    expect([...draw(genuine).querySelectorAll('dd')].map((each) => each.textContent)).toEqual([
      'KDLX9SS42J-1',
      'Some Bank',
      '22 Nov 2026, 3:29 am',
    ]);
    const changed = draw({ said: 'changed', number: 'KDLX9SS42J-1' });
    expect([...changed.querySelectorAll('dd')].map((each) => each.textContent)).toEqual(['KDLX9SS42J-1']);
    expect(hrefsOf(changed)).toEqual(['/transaction-history', '/odr/contact-us']);
    expect(hrefsOf(draw({ said: 'unknown', by: 'file' }))).toEqual(['/kfs/verify', '/odr/contact-us']);
  });

  it('says each answer otherwise, in each language, and what was typed stays', () => {
    for (const locale of locales) {
      const texts = all.map((each) => {
        const drawn = draw(each, locale);
        return textOf(drawn, '[aria-labelledby=answer] p') || textOf(drawn, '#kfs-fault');
      });
      expect(new Set(texts.filter((text) => text !== '')).size).toBe(all.length);
    }
    const typed = draw({ said: 'unknown', by: 'typed' }, 'en', { fingerprint: '00' });
    expect(typed.querySelector('main form input[name=fingerprint]')?.getAttribute('value')).toBe('00');
  });

  it('names at its field why a file was not compared', () => {
    const drawn = draw({ said: 'tooLarge' });
    expect(drawn.querySelector('input[type=file]')?.getAttribute('aria-describedby')).toBe('kfs-fault limits');
    expect(textOf(drawn, '#kfs-fault')).toMatch(/larger than 2 MB/);
  });
});
