import type { Texts } from '../../shared/messages/define-messages';
import type { productMessages } from './messages';

export type ProductWords = Texts<typeof productMessages>;
export type PlansWords = ProductWords['plans'];
export type FitWords = ProductWords['fit'];
