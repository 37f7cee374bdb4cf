import type { FrameName } from '../../../shared/bridge';

/** Limits of an opening, as ratios to a bare frame. */
export interface Aims {
  readonly cold: number;
  readonly slow: number;
  readonly warm?: number;
  readonly ahead?: number;
}

/** A technique that opens a frame of another site by a click. */
export interface Rival {
  readonly name: string;
  readonly page: string;
  readonly shows: RegExp;
  /** True if the frame can be preloaded. */
  readonly isAheadToo: boolean;
  readonly aims?: Aims;
}

/** A Kadam page: its frame and the call that opens it. */
export interface KadamRival extends Rival {
  readonly frame: FrameName;
  readonly call: 'openSalesApp' | 'openCheckout' | 'checkEligibility' | 'mountBenefits';
}

const heading = /What does the purchase cost\?/;

/** A frame with text only: base of all comparisons. */
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
    // The number entry; the monthly price arrives with the first response.
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
    // Opens in a container; only frames over the page can be preloaded.
    isAheadToo: false,
    aims: { cold: 1.2, slow: 1.5, warm: 0.4 },
  },
];

export const rivals: readonly Rival[] = [bare, ...peers, ...kadam];
