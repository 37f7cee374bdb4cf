import type {
  KadamEligibilityAttributes,
  KadamEligibilityElement,
  KadamPromoAttributes,
  KadamPromoElement,
} from '@kadam/sdk/elements';
import type { ClassAttributes, HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'kadam-promo': KadamPromoAttributes & HTMLAttributes<KadamPromoElement> & ClassAttributes<KadamPromoElement>;
      'kadam-eligibility': KadamEligibilityAttributes &
        HTMLAttributes<KadamEligibilityElement> &
        ClassAttributes<KadamEligibilityElement>;
    }
  }
}
