import { describe, expect, it } from 'vitest';
import { brand } from '../../../shared/brand';
import { keysOf } from '../../../shared/keys-of';
import { lenderEntityMessages } from '../../../shared/legal/lender-entity.messages';
import { type Lender, lenders } from '../../../shared/lenders';
import type { Locale } from '../../../shared/locales';
import inHindi from '../../../shared/messages/hi/shared/legal/lender-entity';
import { disputeGuidelines } from '../../../shared/site/dispute-rows';
import { initialBuyPage } from '../../../shared/site/page-state';
import type { SitePage } from '../../../shared/site/route';
import { home, terms, termsAlone } from '../../../shared/site/routes';
import { organic, type Site } from '../../../shared/site/site';
import type { AnyPage } from '../page';
import { page as guidelinesPage } from '../pages/dispute-guidelines';
import { page as homePage } from '../pages/home';
import { page as termsPage } from '../pages/terms';
import { page as termsAlonePage } from '../pages/terms-alone';
import { renderPage } from '../render';

const lenderEntity = { en: lenderEntityMessages.english, hi: inHindi } as const;

const draw = (
  page: AnyPage,
  row: { readonly path: string; readonly shows: SitePage },
  site: Site,
  locale: Locale,
  connectedLenderIds?: readonly string[],
) => {
  const { html } = renderPage(page, {
    locale,
    site,
    row: row.shows,
    path: row.path,
    data: { 'buy-with-the-product': initialBuyPage },
    publicUrl: 'https://kadam.example',
    style: '',
    tags: [],
    ...(connectedLenderIds ? { connectedLenderIds } : {}),
  });
  return new DOMParser().parseFromString(html, 'text/html').querySelector('main') ?? document.body;
};
const contactOf = ({ legal }: Lender): readonly string[] => [
  legal.legalName,
  legal.nodalOfficer.phone,
  legal.nodalOfficer.email,
];
const factsOf = (lender: Lender): readonly string[] => [
  ...contactOf(lender),
  ...[lender.legal.rbiRegistration, lender.legal.website, lender.legal.registeredOffice],
  ...(lender.legal.cin === undefined ? [] : [lender.legal.cin]),
];
const hdfc: Site = { kind: 'lender', lenderId: '401' };

describe.each(keysOf(lenderEntity))('lenders’ officers for complaints in %s', (locale) => {
  it.each([
    ['the terms', termsPage, terms, factsOf],
    ['the terms alone', termsAlonePage, termsAlone, factsOf],
    ['the guidelines', guidelinesPage, disputeGuidelines, contactOf],
  ] as const)('stand in %s for all 23 lenders, and on HDFC Bank’s site for itself alone', (_, page, row, said) => {
    const text = draw(page, row, organic, locale).textContent ?? '';
    expect(lenders).toHaveLength(23);
    for (const lender of lenders) for (const each of said(lender)) expect(text).toContain(each);
    const own = draw(page, row, hdfc, locale);
    expect([...own.querySelectorAll('a[href^="mailto:nodal"]')].map((link) => link.getAttribute('href'))).toEqual([
      'mailto:nodal.officer@hdfc-bank.example',
    ]);
  });

  it.each([
    ['the terms', termsPage, terms, organic],
    ['the terms alone', termsAlonePage, termsAlone, organic],
    ['the guidelines', guidelinesPage, disputeGuidelines, organic],
    ['HDFC Bank’s home page', homePage, home, hdfc],
  ] as const)(
    'are in %s those of the connected lenders alone, and a sentence where there is none',
    (_, page, row, on) => {
      const none = draw(page, row, on, locale, []);
      expect(none.textContent).toContain(lenderEntity[locale].noLender);
      expect(none.innerHTML).not.toMatch(/\(Specimen\)|nodal\.officer@/);
      const one = draw(page, row, on, locale, ['401']);
      const officers = [...one.querySelectorAll('a[href^="mailto:nodal"]')].map((link) => link.getAttribute('href'));
      expect(officers).toEqual(['mailto:nodal.officer@hdfc-bank.example']);
      expect(one.textContent).not.toContain(lenderEntity[locale].noLender);
    },
  );

  it('can be called and written to from the guidelines', () => {
    const links = [...draw(guidelinesPage, disputeGuidelines, organic, locale).querySelectorAll('td a')];
    expect(links.map((link) => link.getAttribute('href')).slice(0, 2)).toEqual([
      'tel:18000000901',
      'mailto:nodal.officer@american-express.example',
    ]);
  });

  it.each(lenders.filter(({ subDomainName }) => subDomainName !== null))(
    'stands on $name’s own home page with its company, and our address does not',
    (lender) => {
      const main = draw(homePage, home, { kind: 'lender', lenderId: lender.lenderId }, locale);
      const facts = main.querySelector('[aria-labelledby=lender]')?.textContent ?? '';
      for (const each of factsOf(lender)) expect(facts).toContain(each);
      expect(main.textContent).not.toContain(brand.supportEmail);
    },
  );
});
