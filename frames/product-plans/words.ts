import type { Language } from '../../shared/words/language';

export type ProductWords = Language['siteProduct'];
export type PlansWords = ProductWords['plans'];
export type FitWords = ProductWords['fit'];
