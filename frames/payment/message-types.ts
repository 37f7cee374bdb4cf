import type { Texts } from '../../shared/messages/define-messages';
import type { lenderStepsMessages } from '../checkout/lender-steps.messages';
import type { checkoutMessages } from '../checkout/messages';
import type { otherFlowsMessages } from '../checkout/other-flows.messages';

type Checkout = Texts<typeof checkoutMessages>;
type LenderSteps = Texts<typeof lenderStepsMessages>;

export type OrderMessages = Pick<Checkout['order'], 'items' | 'number'>;
/** Days, 'YYYY-MM-DD' on the wire. */
export type DayMessages = Pick<Checkout['money'], 'day' | 'days'>;
/** Messages of a second factor. */
export type FactorMessages = LenderSteps['factor'];
export type LenderOtpMessages = LenderSteps['lenderOtp'];
/** Messages of a confirmation on the lender’s own page. */
export type LenderPageMessages = LenderSteps['hosted'];
/** Messages of a payment that the lender is asked for. */
export type ProcessingMessages = LenderSteps['processing'];
/** Messages of a payment that the lender has still to answer. */
export type PendingMessages = LenderSteps['pending'];
export type ReceiptMessages = LenderSteps['success'];
/** Messages of a payment link. */
export type LinkMessages = Texts<typeof otherFlowsMessages>['link'];
