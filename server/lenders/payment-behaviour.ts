import type { ErrorName } from '../../shared/errors';
import { type ShopRefusal, shopRefusals } from '../../shared/errors/shop-refusal';
import type { AivfType } from '../../shared/lenders/lender';

/** How the simulated lenders treat a customer who pays. */
export interface PaymentBehaviour {
  /** Second factor at every lender; null = what the lender asks of everybody. */
  readonly aivfType: AivfType | null;
  /** Every lender lets the customer confirm on its own page. */
  readonly isLenderHosted: boolean;
  /** The lender pays, but its answer is lost on the way. */
  readonly isAnswerLost: boolean;
  /** Every answer to the second factor, or every lender's OTP, counts as wrong. */
  readonly isAlwaysWrong: 'secondFactor' | 'otp' | null;
  /** How a lender decides on an application; a refusal is told at once. */
  readonly application: 'approved' | 'rejected' | ErrorName;
  /** The account has nothing when an instalment is first debited, and enough a month later. */
  readonly bouncesFirstDebit: boolean;
  /** What every lender says instead of activating a line; null where it activates it. */
  readonly activationRefusal: ErrorName | null;
  /** What the lender says at one step, instead of doing it; null where it does all. */
  readonly refusal: { readonly at: 'reserve' | 'secondFactor' | 'confirm'; readonly errorName: ErrorName } | null;
}

export const usualBehaviour: PaymentBehaviour = {
  aivfType: null,
  isLenderHosted: false,
  isAnswerLost: false,
  isAlwaysWrong: null,
  application: 'approved',
  bouncesFirstDebit: false,
  activationRefusal: null,
  refusal: null,
};

/** A customer with a credit line that cannot be used at this merchant; null for all others. */
export const shopRefusalOf = ({ refusal }: PaymentBehaviour): ShopRefusal | null =>
  shopRefusals.find((name) => name === refusal?.errorName) ?? null;
