export { Calculator } from './calculator';
export { LiveCalculator } from './live-calculator';
export { offer, readOffered } from './offered';
export { readInputs } from './read-inputs';
