/** The id of what the calculator's script goes on with. */
export const CALCULATOR_ROOT = 'calculator';

/** What stands at it: the lenders and the inputs that it was drawn from, as texts. */
export const atCalculatorRoot = (offered: object, drawnQuery: string) => ({
  id: CALCULATOR_ROOT,
  'data-offered': JSON.stringify(offered),
  'data-drawn': drawnQuery,
});
