import type { FrameName } from '../../../shared/bridge';

/** What is wished of an opening, as ratios to a bare frame's, and where it counts to. */
export interface Aims {
  readonly cold: number;
  readonly slow: number;
  readonly warm?: number;
  readonly ahead?: number;
}

/** One way of getting a frame of another site onto a page by a click. */
export interface Rival {
  readonly name: string;
  /** Path of the merchant's page that has it. */
  readonly page: string;
  /** What stands in the frame once it says something, of what it was told or has asked for. */
  readonly shows: RegExp;
  /** Whether it can be loaded ahead. */
  readonly isAheadToo: boolean;
  /** None of a peer. */
  readonly aims?: Aims;
}

/** Of a page of ours: which it is, and how it is opened. */
export interface KadamRival extends Rival {
  readonly frame: FrameName;
  readonly call: 'openSalesApp' | 'openCheckout' | 'checkEligibility' | 'mountBenefits';
}

const heading = /What does the purchase cost\?/;

/** A frame with text and nothing else: what all others are measured by. */
export const bare: Rival = { name: 'bare frame', page: '/bare', shows: heading, isAheadToo: true };

export const peers: readonly Rival[] = [
  { name: 'preact + penpal', page: '/preact', shows: heading, isAheadToo: true },
  { name: 'react + penpal', page: '/react', shows: heading, isAheadToo: true },
  { name: 'zoid', page: '/zoid', shows: heading, isAheadToo: false },
];

export const kadam: readonly KadamRival[] = [
  {
    name: 'sales app',
    page: '/salesApp',
    frame: 'salesApp',
    call: 'openSalesApp',
    shows: heading,
    isAheadToo: true,
    aims: { cold: 1.6, slow: 1.9, warm: 0.6, ahead: 0.2 },
  },
  {
    name: 'checkout',
    page: '/checkout',
    frame: 'checkout',
    call: 'openCheckout',
    // A plan with its price.
    shows: /\d+ months/,
    isAheadToo: true,
    aims: { cold: 2, slow: 2.4, warm: 0.8, ahead: 0.4 },
  },
  {
    name: 'eligibility',
    page: '/eligibility',
    frame: 'eligibility',
    call: 'checkEligibility',
    // The number entry; what the price costs a month comes with the first answer.
    shows: /Check which lenders/,
    isAheadToo: true,
    aims: { cold: 1.5, slow: 1.9, warm: 0.6, ahead: 0.2 },
  },
  {
    name: 'benefit',
    page: '/benefit',
    frame: 'benefit',
    call: 'mountBenefits',
    shows: /Our Lending Partners/,
    // It opens in a container, and what is loaded ahead is taken over the page alone.
    isAheadToo: false,
    aims: { cold: 1.2, slow: 1.5, warm: 0.4 },
  },
];

export const rivals: readonly Rival[] = [bare, ...peers, ...kadam];
