import type { Texts } from '../../shared/messages/define-messages';
import type { lenderStepsMessages } from '../checkout/lender-steps.messages';
import type { checkoutMessages } from '../checkout/messages';
import type { otherFlowsMessages } from '../checkout/other-flows.messages';

type Checkout = Texts<typeof checkoutMessages>;
type LenderSteps = Texts<typeof lenderStepsMessages>;

export type OrderWords = Pick<Checkout['order'], 'items' | 'number'>;
/** Days, 'YYYY-MM-DD' on the wire. */
export type DayWords = Pick<Checkout['money'], 'day' | 'days'>;
/** Words of a second factor. */
export type FactorWords = LenderSteps['factor'];
export type LenderOtpWords = LenderSteps['lenderOtp'];
/** Words of a confirmation on the lender’s own page. */
export type LenderPageWords = LenderSteps['hosted'];
/** Words of a payment that the lender is asked for. */
export type ProcessingWords = LenderSteps['processing'];
/** Words of a payment that the lender has still to answer. */
export type PendingWords = LenderSteps['pending'];
export type ReceiptWords = LenderSteps['success'];
/** Words of a payment link. */
export type LinkWords = Texts<typeof otherFlowsMessages>['link'];
