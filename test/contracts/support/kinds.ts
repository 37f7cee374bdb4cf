import { type FrameName, frames } from '../../../shared/bridge';
import type { Opener } from '../fixture/merchant';

/** A frame other than the sales app, who opens it, and all that it may say. */
export interface Kind {
  readonly opener: Exclude<Opener, 'salesApp'>;
  readonly what: string;
  readonly contract: Exclude<FrameName, 'salesApp'>;
  /** Over the page; otherwise it stands in it. */
  readonly isOver: boolean;
  /** One sound message of each name but the last one, `widgetClosed`, with all that it may carry. */
  readonly says: readonly (readonly [name: string, payload: object])[];
  readonly closesWith: string;
}

const ready = ['widgetReady', {}] as const;
const asked = ['eligibilityAsked', {}] as const;
const credential = ['otpCredential', { state: 'requested' }] as const;
const checked = [
  'eligibilityChecked',
  {
    result: {
      ...{ outcome: 'preApproved', isEligible: true, isPreApproved: true, isNtbAllowed: false },
      lenders: [{ lenderId: '401', name: 'Tamarind Bank', lowestEmiRupees: 4_964 }],
      ...{ hashedMobile: 'h'.repeat(43), amount: 54_990 },
    },
  },
] as const;
const eligibility = {
  contract: 'eligibility',
  says: [ready, ['resize', { heightPx: 333 }], checked, credential, ['purchaseAsked', {}]],
} as const;

export const kinds: readonly Kind[] = [
  {
    ...{ opener: 'checkout', what: 'the checkout', contract: 'checkout', isOver: true, closesWith: 'cancelled' },
    says: [
      ready,
      ['stepChanged', { step: 'KFS_CONSENT', status: 'INITIATED' }],
      credential,
      ['pendingChanged', { isPending: true }],
      ['transactionCompleted', { signedResult: 'a.b.c', orderId: 'NE-1', txnUuid: 'u'.repeat(36) }],
    ],
  },
  { ...eligibility, opener: 'eligibility', what: 'the widget in the page', isOver: false, closesWith: 'closeButton' },
  { ...eligibility, opener: 'eligibilityOver', what: 'the widget over the page', isOver: true, closesWith: 'escape' },
  {
    ...{ opener: 'benefit', what: 'the benefit screen', contract: 'benefit', isOver: false, closesWith: 'closeButton' },
    says: [ready, asked],
  },
  {
    ...{ opener: 'communication', what: 'the communication screen', contract: 'communication', isOver: true },
    ...{ says: [ready, asked], closesWith: 'backButton' },
  },
];

export const pathOf = ({ contract }: Kind): string => frames[contract].path;
