import * as z from 'zod/mini';
import { LenderId } from './fields';
import { Channel, Step } from './payment-fields';

/** Appearance of a frame in a session. The fields from `shouldShowDrawer` on are absent from a process of an earlier
 *  release; a frame then keeps its defaults. Source: S1§3 (Session config). */
export const SessionConfig = z.object({
  template: z.literal('widget'),
  shouldShowHeader: z.boolean(),
  shouldShowTimer: z.boolean(),
  /** Null for a widget. */
  txnUuid: z.nullable(z.string()),
  /** Side panel of a wide window. */
  shouldShowDrawer: z.optional(z.boolean()),
  /** Items, number and price of the order, and the numbers of the payment. */
  shouldShowTransactionDetails: z.optional(z.boolean()),
  /** False if the number is already verified, so that the number screen is skipped. */
  redirectToEnterMobile: z.optional(z.boolean()),
  pageKey: z.optional(z.enum(['checkout', 'paymentLink', 'widget'])),
  /** Colours of a provider page; null in a merchant's page, which has its own. */
  theme: z.optional(z.nullable(z.object({ primaryCTAColor: z.string(), secondaryCTAColor: z.string() }))),
  /** Return address of a provider page; null in a merchant's page, which surrounds the frame. */
  backRoute: z.optional(z.nullable(z.url())),
  /** Merchant of the payment, for the head of each screen. */
  txnHeader: z.optional(z.object({ merchantName: z.string(), merchantLogo: z.nullable(z.string()) })),
  lenderDetails: z.optional(z.array(z.object({ lenderId: LenderId, lenderName: z.string() }))),
  /** The running experiment of this session's screens. `app/widget/init` leaves it out: the frame fills it from
   *  `app/experiments/user/variant`. */
  experimentDetails: z.optional(
    z.nullable(z.object({ experiment: z.string(), variant: z.string(), isRunning: z.boolean() })),
  ),
  /** Further data of the payment; null for a widget. `channel`: that of its order. */
  metadata: z.optional(z.nullable(z.object({ channel: Channel }))),
  /** True if an SMS with the link of the app is available. */
  hasAppLink: z.optional(z.boolean()),
  /** Step of the payment at the opening; null for a widget. */
  routeDetails: z.optional(z.nullable(z.object({ step: Step }))),
});
export type SessionConfig = z.infer<typeof SessionConfig>;
