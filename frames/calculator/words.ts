import type { Language } from '../../shared/words/language';

export type CalculatorWords = Language['siteCalculator'];
