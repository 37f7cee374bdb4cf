import { type EventsOf, type FrameName, frames, type Infer } from '../../../shared/bridge';
import type { Opener } from '../fixture/merchant';

type OtherFrame = Exclude<FrameName, 'salesApp'>;
type RowOf<Name extends OtherFrame> = (typeof frames)[Name];

interface KindOf<Name extends OtherFrame> {
  readonly opener: Exclude<Opener, 'salesApp'>;
  readonly what: string;
  readonly contract: Name;
  /** True for an overlay, false inline. */
  readonly isOver: boolean;
  readonly closesWith: Infer<RowOf<Name>['outgoing']['widgetClosed']['payload']>['reason'];
}

/** A frame other than the sales app, its opener, and all its messages. */
export type Kind = { [Name in OtherFrame]: KindOf<Name> }[OtherFrame] & {
  /** One valid message of each name except the last, `widgetClosed`, with every field. */
  readonly says: readonly (readonly [name: string, payload: object])[];
};

const credential = { state: 'requested' } as const;
const told: { readonly [Name in OtherFrame]: EventsOf<RowOf<Name>> } = {
  checkout: {
    widgetReady: {},
    stepChanged: { step: 'KFS_CONSENT', status: 'INITIATED' },
    otpCredential: credential,
    pendingChanged: { isPending: true },
    transactionCompleted: { signedResult: 'a.b.c', orderId: 'NE-1', txnUuid: 'u'.repeat(36) },
  },
  eligibility: {
    widgetReady: {},
    resize: { heightPx: 333 },
    eligibilityChecked: {
      result: {
        ...{ outcome: 'preApproved', isEligible: true, isPreApproved: true, isNtbAllowed: false },
        lenders: [{ lenderId: '401', name: 'Tamarind Bank', lowestEmiRupees: 4_964 }],
        ...{ hashedMobile: 'h'.repeat(43), amount: 54_990 },
      },
    },
    otpCredential: credential,
    purchaseAsked: {},
  },
  benefit: { widgetReady: {}, eligibilityAsked: {} },
  communication: { widgetReady: {}, eligibilityAsked: {} },
};

const messages: Readonly<Record<OtherFrame, Readonly<Record<string, object>>>> = told;
const kind = <Name extends OtherFrame>(row: KindOf<Name>) => ({ ...row, says: Object.entries(messages[row.contract]) });

export const kinds: readonly Kind[] = [
  kind({ opener: 'checkout', what: 'the checkout', contract: 'checkout', isOver: true, closesWith: 'cancelled' }),
  kind({
    opener: 'eligibility',
    what: 'the widget in the page',
    contract: 'eligibility',
    isOver: false,
    closesWith: 'closeButton',
  }),
  kind({
    opener: 'eligibilityOver',
    what: 'the widget over the page',
    contract: 'eligibility',
    isOver: true,
    closesWith: 'escape',
  }),
  kind({
    opener: 'benefit',
    what: 'the benefit screen',
    contract: 'benefit',
    isOver: false,
    closesWith: 'closeButton',
  }),
  kind({
    opener: 'communication',
    what: 'the communication screen',
    contract: 'communication',
    isOver: true,
    closesWith: 'backButton',
  }),
];

export const pathOf = ({ contract }: Kind): string => frames[contract].path;
