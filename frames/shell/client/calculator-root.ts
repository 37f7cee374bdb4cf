/** The id of what the calculator's script goes on with. */
export const CALCULATOR_ROOT = 'calculator';
