import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type Element<Attributes> = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & Attributes;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** The price in instalments, in one of three forms. `amount`: whole rupees. */
      'kadam-promo': Element<{ 'merchant-key': string; amount: number; form?: 'line' | 'boxed' | 'tag' }>;
      /** The eligibility check, inline. `amount`: whole rupees. */
      'kadam-eligibility': Element<{ 'merchant-key': string; amount: number }>;
    }
  }
}
