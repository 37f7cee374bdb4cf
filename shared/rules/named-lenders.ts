/** Number of lenders that a screen names while they are asked. */
export const NAMED_LENDERS = 3;
