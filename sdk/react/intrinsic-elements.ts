import type { ClassAttributes, HTMLAttributes } from 'react';
import type {
  KadamEligibilityAttributes,
  KadamEligibilityElement,
  KadamPromoAttributes,
  KadamPromoElement,
} from '../elements';

/** What the elements take where React draws them by their tags. */
export interface KadamIntrinsicElements {
  'kadam-promo': KadamPromoAttributes & HTMLAttributes<KadamPromoElement> & ClassAttributes<KadamPromoElement>;
  'kadam-eligibility': KadamEligibilityAttributes &
    HTMLAttributes<KadamEligibilityElement> &
    ClassAttributes<KadamEligibilityElement>;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends KadamIntrinsicElements {}
  }
}
