import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { OfferScreen } from '../../../shared/site/offer-data';
import { offersPage } from '../../../shared/site/offer-rows';
import { organic } from '../../../shared/site/site';
import { page } from '../pages/offers';
import { sampleData } from '../testing/sample-data';

const { Body } = page;
const drawn = (data: OfferScreen): HTMLElement => {
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(
    <Body
      locale="en"
      site={organic}
      row={offersPage.shows}
      path="/offers"
      publicUrl="https://kadam.example"
      data={data}
    />,
  );
  return place;
};
const nothing: OfferScreen = { ...sampleData.offers, uiComponents: [], banners: [], offers: [], banks: [] };

describe('the page of offers', () => {
  // @req CAT-009, CAT-015, CAT-016
  it('has banners and offers once they are there', () => {
    const place = drawn(sampleData.offers);
    expect(place.querySelector('[data-api-state]')?.getAttribute('data-api-state')).toBe('success');
    expect([...place.querySelectorAll('h2, h3')].map(({ textContent }) => textContent)).toEqual([
      'No interest',
      'No cost on 3, 6, 9 and 12 months',
      'Rs. 500 gift voucher',
    ]);
  });

  // @req CAT-015, CAT-017
  it('has after a failure no offers and no message, only the state of it', () => {
    const place = drawn({ ...nothing, apiState: 'error' });
    expect(place.querySelector('[data-api-state]')?.getAttribute('data-api-state')).toBe('error');
    expect(place.textContent).toBe('Offers');
    expect(place.querySelector('[role=alert], [role=status]')).toBeNull();
  });

  it('says where nothing stands today, and of a part that has nothing leads to all', () => {
    expect(drawn(nothing).textContent).toContain('There are no offers today.');
    const part = drawn({ ...sampleData.offers, kind: 'ending' });
    expect(part.textContent).toContain('No offer of this kind stands today.');
    expect(part.querySelector('p a')?.getAttribute('href')).toBe('/offers');
  });
});
