import * as z from 'zod/mini';
import { DataConsent, Eligibility } from '../eligibility';
import { fieldsOf, LenderId, listOf, PositivePaise, Sha256, Uuid } from '../fields';
import { lenderCall } from '../lender-call';
import { Offer } from '../offer';
import { Item, Merchant, SubventionAsk } from '../purchase';
import { Mobile, sealed } from '../sealed';

export const eligibilityCalls = {
  checkEligibility: lenderCall({
    method: 'POST',
    path: '/v1/eligibility',
    summary: 'Whether lenders of the connection know and serve a customer',
    rules: [
      'Exactly one of `mobile` and `mobileHmac` is sent. With `mobileHmac` a lender answers NOT_MATCHED for a number that it does not know.',
      'One consent for each lender: a lender without one answers NOT_CONSENTED.',
      'A lender that is not ready within the time is UNKNOWN_YET, and says the rest by `eligibility.answered`.',
      'The name is `enquiryId`: a repeat has the same answer and causes no second inquiry at a bureau.',
    ],
    request: fieldsOf({
      enquiryId: Uuid,
      lenderIds: listOf(LenderId, 100),
      subjectRef: Uuid,
      mobile: z.optional(sealed(Mobile)),
      mobileHmac: z.optional(Sha256),
      merchant: Merchant,
      amountPaise: z.optional(PositivePaise),
      items: listOf(Item, 50),
      consents: listOf(DataConsent, 100),
    }),
    response: Eligibility,
    accepted: true,
    problems: ['NOT_CONSENTED'],
    withinMs: 8000,
    sealed: ['mobile'],
  }),
  getEligibility: lenderCall({
    method: 'GET',
    path: '/v1/eligibility/:enquiryId',
    summary: 'Answers to an eligibility check',
    request: null,
    response: Eligibility,
    problems: ['UNKNOWN_NAME'],
    withinMs: 5000,
  }),
  listOffers: lenderCall({
    method: 'POST',
    path: '/v1/offers',
    summary: 'Offers for a price, each with its figures',
    rules: [
      'An offer holds until its `validUntilMs`: a reservation by its `offerId` has the same figures to the paisa.',
    ],
    request: fieldsOf({
      lenderId: LenderId,
      subjectRef: Uuid,
      pricePaise: PositivePaise,
      financedPaise: PositivePaise,
      items: listOf(Item, 50),
      merchant: Merchant,
      subvention: z.nullable(SubventionAsk),
    }),
    response: fieldsOf({ offers: listOf(Offer, 30) }),
    accepted: true,
    problems: ['AMOUNT_TOO_SMALL', 'AMOUNT_TOO_LARGE', 'NO_PLAN', 'MERCHANT_NOT_ALLOWED', 'MERCHANT_LIMIT', 'BLOCKED'],
    withinMs: 8000,
  }),
};
