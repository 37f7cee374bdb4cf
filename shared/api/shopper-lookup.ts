import * as z from 'zod/mini';
import { userStatuses } from '../rules/user-status';
import { endpoint } from './endpoint';
import { AmountRupees, LenderId, Mobile } from './fields';
import { AivfType } from './payment-fields';
import { EmiPlan } from './sales';

const UserStatus = z.enum(userStatuses);

/** Lenders that have pre-approved the session's shopper, in the form for shoppers' pages; 401 for a guest. Both lists
 *  are empty if there are none. Source: S1§3, S2§3, S2§7. */
export const bicCheckUserEligibility = endpoint({
  method: 'POST',
  path: '/app/bic/check-user-eligibility',
  summary: 'Which lenders approve the shopper, and what each asks',
  scope: 'site',
  request: z.strictObject({ amount: z.optional(AmountRupees) }),
  response: z.object({
    eligible: z.boolean(),
    status: UserStatus,
    /** Best first. `maxLoanAmount`: this shopper's limit, rupees. */
    lenderDetailsList: z.array(
      z.object({
        lenderId: LenderId,
        name: z.string(),
        minLoanAmount: z.int(),
        maxLoanAmount: z.int(),
        lender_offer: z.nullable(z.string()),
        aivfType: AivfType,
      }),
    ),
    emiLenderDetailsList: z.array(z.object({ lenderId: LenderId, lenderName: z.string(), emiPlans: z.array(EmiPlan) })),
  }),
  errors: ['LENDER_UNAVAILABLE', 'NO_LENDER_CONNECTED'],
});

/** Status of a number with the lenders, only for this session's verified number: for any other, and with
 *  `ignoreCookie`, `isEligible` and `userStatus` are null and `lenders` is empty. Source: S1§3, S1§7, S2§7. */
export const smartUserDetect = endpoint({
  method: 'POST',
  path: '/v2/smartUserDetect',
  summary: 'How the shopper’s own number stands',
  scope: 'site',
  request: z.strictObject({
    mobiles: z.array(Mobile).check(z.minLength(1), z.maxLength(1)),
    ignoreCookie: z.optional(z.boolean()),
    /** A merchant key: restricts it to that merchant's lenders. */
    gatewayMerchantId: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  }),
  response: z.object({
    isEligible: z.nullable(z.boolean()),
    /** Ids of approving lenders, or if there are none of those that accept an application; best first. */
    lenders: z.array(LenderId),
    userStatus: z.nullable(UserStatus),
    mobile: Mobile,
  }),
  errors: ['LENDER_UNAVAILABLE', 'NO_LENDER_CONNECTED'],
});

/** The same call at its older address. Source: S2§7. */
export const statusOfUser = endpoint({ ...smartUserDetect, path: '/api/sud/v1' });
