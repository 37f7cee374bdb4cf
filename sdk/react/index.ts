export { KadamBenefits, KadamEligibility } from './inline';
export { KadamPromo } from './promo';
export { KadamProvider, useKadam } from './provider';
export { useCheckout, useSalesApp } from './use-overlay';
