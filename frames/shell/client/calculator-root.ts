export const CALCULATOR_ROOT = 'calculator';

/** Attributes of the root: the lenders and the inputs that the server rendered, as texts. */
export const atCalculatorRoot = (offered: object, drawnQuery: string) => ({
  id: CALCULATOR_ROOT,
  'data-offered': JSON.stringify(offered),
  'data-drawn': drawnQuery,
});
