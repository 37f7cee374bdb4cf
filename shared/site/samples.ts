import type { Tenure } from '../lenders';

/** Merchants of the carousel in order, with their own spelling. Source: S1§1, CNT-015. */
export const sampleMerchants = [
  'Amazon',
  'Flipkart',
  'TATA Cliq',
  'Vijay Sales',
  'Sangeetha Mobiles',
  'Myntra',
  'Decathlon',
  'Cult fit',
  'Make My Trip',
  'Via',
  'Sasti Ticket',
  'Happy Easy Go',
  'Pepperfry',
  'Royal Oak',
  'Ikea',
  'Urban Ladder',
  'Gonoise',
  'Asics',
  'Titan',
  'Fossil',
] as const;

/** An invented product with its monthly cost. */
export interface SampleProduct {
  readonly name: string;
  readonly merchant: (typeof sampleMerchants)[number];
  readonly art: 'phone' | 'laptop' | 'sofa' | 'watch';
  readonly priceRupees: number;
  /** The displayed no-cost plan: each month is price ÷ months. */
  readonly tenure: Tenure;
}

/** Has each tenure of the specification once. Source: S1§9, CNT-013. */
export const sampleProducts: readonly SampleProduct[] = [
  { name: 'Nova X5 5G, 256 GB', merchant: 'Sangeetha Mobiles', art: 'phone', priceRupees: 54_000, tenure: 6 },
  { name: 'Feather 14 laptop, 16 GB', merchant: 'Vijay Sales', art: 'laptop', priceRupees: 72_000, tenure: 12 },
  { name: 'Juniper three-seat sofa', merchant: 'Pepperfry', art: 'sofa', priceRupees: 35_991, tenure: 9 },
  { name: 'Pulse 3 watch', merchant: 'Gonoise', art: 'watch', priceRupees: 5_997, tenure: 3 },
];
