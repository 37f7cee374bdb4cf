import type { ErrorName } from '../../shared/errors';
import { type ShopRefusal, shopRefusals } from '../../shared/errors/shop-refusal';
import type { AivfType } from '../../shared/lenders/lender';

/** Behaviour of the simulated lenders for a paying customer. */
export interface PaymentBehaviour {
  readonly aivfType: AivfType | null;
  /** True if every lender lets the customer confirm on its own page. */
  readonly isLenderHosted: boolean;
  /** True if the lender pays but its answer is lost. */
  readonly isAnswerLost: boolean;
  /** Step at which every answer counts as wrong: the second factor, or the lender's OTP. */
  readonly isAlwaysWrong: 'secondFactor' | 'otp' | null;
  readonly application: 'approved' | 'rejected' | ErrorName;
  /** True if the first debit of an instalment bounces and the one a month later succeeds. */
  readonly bouncesFirstDebit: boolean;
  readonly activationRefusal: ErrorName | null;
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

/** Refusal of a customer whose credit line cannot be used at this merchant; null for all others. */
export const shopRefusalOf = ({ refusal }: PaymentBehaviour): ShopRefusal | null =>
  shopRefusals.find((name) => name === refusal?.errorName) ?? null;
