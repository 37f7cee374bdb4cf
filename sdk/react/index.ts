export type * from '../types';
export { KadamBenefits, type KadamBenefitsProps, KadamEligibility, type KadamEligibilityProps } from './inline';
export type * from './intrinsic-elements';
export { KadamPromo, type KadamPromoProps } from './promo';
export { KadamProvider, type KadamProviderProps, useKadam } from './provider';
export { type CallOptions, type Overlay, useCheckout, useSalesApp } from './use-overlay';
