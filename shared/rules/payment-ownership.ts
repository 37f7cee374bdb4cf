import type { Ownership } from '../api/payment-fields';

/** True if another session continues the payment, and this one can only show it. */
export const isElsewhere = (ownership: Ownership): boolean => ownership === 'ELSEWHERE' || ownership === 'TAKEN_OVER';
