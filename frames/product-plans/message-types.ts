import type { Texts } from '../../shared/messages/define-messages';
import type { productMessages } from './messages';

export type ProductMessages = Texts<typeof productMessages>;
export type PlansMessages = ProductMessages['plans'];
export type FitMessages = ProductMessages['fit'];
