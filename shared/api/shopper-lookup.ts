import * as z from 'zod/mini';
import { userStatuses } from '../rules/user-status';
import { endpoint } from './endpoint';
import { AmountRupees, LenderId, Mobile } from './fields';
import { AivfType } from './payment-fields';
import { EmiPlan } from './sales';

const UserStatus = z.enum(userStatuses);

/** Which lenders have pre-approved the session's own shopper, in the form that shoppers' pages read; 401 for a guest. Both
 *  lists are empty where none has. Source: S1§3, S2§3, S2§7. */
export const bicCheckUserEligibility = endpoint({
  method: 'POST',
  path: '/app/bic/check-user-eligibility',
  summary: 'Which lenders approve the shopper, and what each asks',
  scope: 'site',
  request: z.strictObject({ amount: z.optional(AmountRupees) }),
  response: z.object({
    eligible: z.boolean(),
    status: UserStatus,
    /** Best first. `maxLoanAmount`: what this shopper may borrow, rupees. */
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
    /** The same lenders with their plans for the amount. */
    emiLenderDetailsList: z.array(z.object({ lenderId: LenderId, lenderName: z.string(), emiPlans: z.array(EmiPlan) })),
  }),
  errors: ['LENDER_UNAVAILABLE', 'NO_LENDER_CONNECTED'],
});

/** How a number stands with the lenders. It is told of the number that this session has verified, and of no other:
 *  `isEligible` and `userStatus` are then null and `lenders` is empty, as they are with `ignoreCookie`. Source: S1§3,
 *  S1§7, S2§7. */
export const smartUserDetect = endpoint({
  method: 'POST',
  path: '/v2/smartUserDetect',
  summary: 'How the shopper’s own number stands',
  scope: 'site',
  request: z.strictObject({
    mobiles: z.array(Mobile).check(z.minLength(1), z.maxLength(1)),
    ignoreCookie: z.optional(z.boolean()),
    /** A merchant key: of that merchant's lenders alone. */
    gatewayMerchantId: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  }),
  response: z.object({
    isEligible: z.nullable(z.boolean()),
    /** Ids of those that approve, or where none does of those that take an application; best first. */
    lenders: z.array(LenderId),
    userStatus: z.nullable(UserStatus),
    mobile: Mobile,
  }),
  errors: ['LENDER_UNAVAILABLE', 'NO_LENDER_CONNECTED'],
});

/** The same by its older address. Source: S2§7. */
export const statusOfUser = endpoint({ ...smartUserDetect, path: '/api/sud/v1' });
