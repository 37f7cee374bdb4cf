import type { IconName } from '../look/icon';

export const demoIds = [
  'promo',
  'eligibility',
  'checkout',
  'benefits',
  'communication',
  'sales-app',
  'payment-link',
] as const;
export type DemoId = (typeof demoIds)[number];

export interface Demo {
  readonly id: DemoId;
  readonly icon: IconName;
  /** Page of the example shop that uses it. */
  readonly page: { readonly path: string; readonly name: string };
}

const all: Readonly<Record<DemoId, Demo>> = {
  promo: {
    id: 'promo',
    icon: 'tag',
    page: { path: '/product', name: 'Zenmart product' },
  },
  eligibility: {
    id: 'eligibility',
    icon: 'shield',
    page: { path: '/product', name: 'Zenmart product' },
  },
  checkout: {
    id: 'checkout',
    icon: 'bag',
    page: { path: '/checkout?basket=lumen-m2-kit.1', name: 'Zenmart checkout' },
  },
  benefits: {
    id: 'benefits',
    icon: 'gift',
    page: { path: '/product', name: 'Zenmart product' },
  },
  communication: {
    id: 'communication',
    icon: 'chat',
    page: { path: '/product', name: 'Zenmart product' },
  },
  'sales-app': {
    id: 'sales-app',
    icon: 'wallet',
    page: { path: '/pos', name: 'Store till' },
  },
  'payment-link': {
    id: 'payment-link',
    icon: 'arrowOut',
    page: { path: '/redirect', name: 'Zenmart link' },
  },
};

/** Demos in display order. */
export const demos: readonly Demo[] = demoIds.map((id) => all[id]);

export const hostPages: readonly { readonly path: string; readonly name: string; readonly icon: IconName }[] = [
  { path: '/product', name: 'Zenmart product', icon: 'laptop' },
  { path: '/checkout?basket=lumen-m2-kit.1', name: 'Zenmart checkout', icon: 'receipt' },
  { path: '/react-shop', name: 'Zenmart in React', icon: 'code' },
  { path: '/redirect', name: 'Zenmart link', icon: 'bag' },
  { path: '/pos', name: 'Store till', icon: 'till' },
  { path: '/telesales', name: 'Telesales desk', icon: 'phone' },
];

/** Demo named in the address (`#checkout`); null if it names none. */
export const demoFromAddress = (hash: string): Demo | null => demos.find(({ id }) => `#${id}` === hash) ?? null;

export function firstDemo(): Demo {
  const [demo] = demos;
  if (!demo) throw new Error('the hub has no demo');
  return demo;
}
