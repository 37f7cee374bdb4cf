export { Calculator } from './calculator';
export { queryOf } from './inputs';
export { LiveCalculator } from './live-calculator';
export { LiveSmallCalculator } from './live-small-calculator';
export { offer, readOffered } from './offered';
export { readInputs } from './read-inputs';
export { SmallCalculator } from './small-calculator';
export type { DrawnCalculator } from './use-calculator';
