import { describe, expect, it } from 'vitest';
import { newOrigination } from '../../../shared/site/offer-rows';
import { organic } from '../../../shared/site/site';
import { renderPage } from '../render';
import { sampleData } from '../testing/sample-data';
import { page } from './new-origination';

describe('the page for new customers', () => {
  it.each([
    ['en', 'Apply on your phone', 'already approved'],
    ['hi', 'फ़ोन पर ही आवेदन करें', 'पहले ही मंज़ूर'],
  ] as const)('in %s offers to apply, and claims no approval by a lender', (locale, applies, approved) => {
    const { html } = renderPage(page, {
      locale,
      site: organic,
      row: newOrigination.shows,
      path: '/new-origination/merchant',
      publicUrl: 'https://kadam.example',
      style: '',
      tags: [],
      data: sampleData['new-origination'],
    });
    expect(html).toContain(applies);
    expect(html).not.toContain(approved);
  });
});
