import type { AivfType } from '../../../lenders/lender';
import { type CustomerOffer, customerOffers, type PaymentEvent, type PlanNeeds } from '..';

const aivfTypes: readonly AivfType[] = ['NONE', 'PIN', 'DOB', 'PAN'];
const flags = [true, false] as const;
const allNeeds: PlanNeeds[] = aivfTypes.flatMap((aivfType) =>
  flags.flatMap((kfsEnabled) => flags.map((isLenderHosted) => ({ aivfType, kfsEnabled, isLenderHosted }))),
);
/** Each event with every value of its fields. */
export const allEvents: PaymentEvent[] = [
  ...allNeeds.flatMap((needs) => [{ type: 'planNoted', needs } as const, { type: 'creditReserved', needs } as const]),
  ...customerOffers.map((offer: CustomerOffer) => ({ type: 'mobileVerified', offer }) as const),
  ...flags.map((keepsReservation) => ({ type: 'lenderRefused', keepsReservation }) as const),
  ...(
    [
      'linkSent',
      'opened',
      'plansShown',
      'mobileChanged',
      'applicationStarted',
      'applicationApproved',
      'applicationRejected',
      'planReopened',
      'reservationRefused',
      'secondFactorPassed',
      'kfsAccepted',
      'statementOutdated',
      'retried',
      'confirmAsked',
      'confirmNotTaken',
      'lenderPaid',
      'paidAfterRefusal',
      'canceled',
      'expired',
    ] as const
  ).map((type) => ({ type })),
];
