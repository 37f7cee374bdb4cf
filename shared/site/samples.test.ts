import { expect, it } from 'vitest';
import { sampleMerchants, sampleProducts } from './samples';

const named =
  'Amazon, Flipkart, TATA Cliq, Vijay Sales, Sangeetha Mobiles, Myntra, Decathlon, Cult fit, Make My Trip, Via, Sasti Ticket, Happy Easy Go, Pepperfry, Royal Oak, Ikea, Urban Ladder, Gonoise, Asics, Titan, Fossil';

// @req CNT-015
it('the carousel has the 20 merchants of the specification in order', () => {
  expect(sampleMerchants.join(', ')).toBe(named);
  expect(sampleMerchants).toHaveLength(20);
});

// @req CNT-013
it('the sample products have 3, 6, 9 and 12 months, and whole rupees a month', () => {
  expect(sampleProducts.map(({ tenure }) => tenure).sort((a, b) => a - b)).toEqual([3, 6, 9, 12]);
  for (const { priceRupees, tenure } of sampleProducts) expect(priceRupees % tenure).toBe(0);
});
