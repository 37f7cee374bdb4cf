/** Who decides a dispute: the lender, the shop that was bought at, or our own care desk. */
export type Decider = 'LENDER' | 'SHOP' | 'CARE';

interface TopicFacts {
  readonly decidedBy: Decider;
  /** Only a purchase can be in question; its loan's payments pause while that is open. */
  readonly isAboutPurchase: boolean;
}

/** What a dispute can be about. The specifications show no list (ODR-008): these are the reasons for which shoppers write
 *  to lenders and shops. */
const facts = {
  /** A debit that is wrong, or was made twice. */
  DEBIT: { decidedBy: 'LENDER', isAboutPurchase: true },
  /** Given back to the shop, and still charged. */
  RETURN: { decidedBy: 'SHOP', isAboutPurchase: true },
  NOT_RECEIVED: { decidedBy: 'SHOP', isAboutPurchase: true },
  /** What is charged is not what the Key Facts Statement says. */
  COST: { decidedBy: 'LENDER', isAboutPurchase: true },
  /** Somebody else bought. */
  NOT_MINE: { decidedBy: 'LENDER', isAboutPurchase: true },
  OTHER: { decidedBy: 'CARE', isAboutPurchase: false },
} as const satisfies Readonly<Record<string, TopicFacts>>;

export type DisputeTopic = keyof typeof facts;
// SAFETY: the keys of a literal are its own.
export const disputeTopics = Object.keys(facts) as readonly DisputeTopic[];
export const topicFacts = (topic: DisputeTopic): TopicFacts => facts[topic];
export const isDisputeTopic = (text: string | null): text is DisputeTopic =>
  text !== null && Object.hasOwn(facts, text);
