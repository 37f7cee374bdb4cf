import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ntbRefusalOf } from '../../../shared/errors/ntb-refusal';
import { ntbFailure } from '../../../shared/site/ntb-rows';
import type { PageView } from '../page';
import { page } from './ntb-failure';

const view = (query: Record<string, unknown>): PageView => ({
  locale: 'en',
  site: { kind: 'organic' },
  row: ntbFailure.shows,
  path: '/ntb-failure',
  publicUrl: 'https://kadam.example',
  query,
  data: undefined,
});
const links = (): string[] => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');

describe('the page of an application that led to no line', () => {
  // @req RTE-013
  it.each([
    ['4106', 'The limit does not reach this amount', ['/search', '/ntb-application', '/emi-calculator']],
    ['4107', 'The lender said no this time', ['/ntb-application', '/account', '/odr/contact-us-guidelines']],
    [
      '9999',
      'The application did not go through',
      ['/ntb-application', '/emi-calculator', '/odr/contact-us-guidelines'],
    ],
    [
      undefined,
      'The application did not go through',
      ['/ntb-application', '/emi-calculator', '/odr/contact-us-guidelines'],
    ],
  ])('says of %s why, and what works instead', (code, heading, addresses) => {
    render(page.Body(view(code === undefined ? {} : { code })));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
    expect(links()).toEqual(addresses);
    expect(screen.queryByText('4106')?.textContent ?? screen.queryByText('4107')?.textContent ?? null).toBe(
      code === '4106' || code === '4107' ? code : null,
    );
  });

  it('knows 4106 and 4107 from each other, and from anything that is none', () => {
    expect(['4106', '4107', 4106, '04106', ['4106'], null].map((code) => ntbRefusalOf(code).reason)).toEqual([
      'insufficient',
      'rejected',
      'other',
      'other',
      'other',
      'other',
    ]);
  });
});
