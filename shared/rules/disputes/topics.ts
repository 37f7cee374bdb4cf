/** Decider of a dispute: the lender, the shop of the purchase, or the platform's care desk. */
export type Decider = 'LENDER' | 'SHOP' | 'CARE';

interface TopicFacts {
  readonly decidedBy: Decider;
  /** True if it needs a purchase, whose loan payments pause while it is open. */
  readonly isAboutPurchase: boolean;
}

/** Topics of a dispute. The specifications give no list (ODR-008): these are common reasons for complaints to lenders
 *  and shops. */
const facts = {
  /** A wrong or duplicate debit. */
  DEBIT: { decidedBy: 'LENDER', isAboutPurchase: true },
  /** Returned to the shop, but still charged. */
  RETURN: { decidedBy: 'SHOP', isAboutPurchase: true },
  NOT_RECEIVED: { decidedBy: 'SHOP', isAboutPurchase: true },
  /** The charges differ from the Key Facts Statement. */
  COST: { decidedBy: 'LENDER', isAboutPurchase: true },
  /** Another user made the purchase. */
  NOT_MINE: { decidedBy: 'LENDER', isAboutPurchase: true },
  OTHER: { decidedBy: 'CARE', isAboutPurchase: false },
} as const satisfies Readonly<Record<string, TopicFacts>>;

export type DisputeTopic = keyof typeof facts;
// SAFETY: the keys of a literal are its own.
export const disputeTopics = Object.keys(facts) as readonly DisputeTopic[];
export const topicFacts = (topic: DisputeTopic): TopicFacts => facts[topic];
export const isDisputeTopic = (text: string | null): text is DisputeTopic =>
  text !== null && Object.hasOwn(facts, text);
