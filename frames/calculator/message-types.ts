import type { Texts } from '../../shared/messages/define-messages';
import type { calculatorMessages } from './messages';

export type CalculatorMessages = Texts<typeof calculatorMessages>;
