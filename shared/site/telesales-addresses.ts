/** Pages of the telesales desk, by what an agent does there. Source: S2§2. */
export const telesalesAddresses = {
  payment: '/ts-payment/init',
  applications: '/telesales-ntb',
} as const;
export type TelesalesPage = keyof typeof telesalesAddresses;

/** Lets an agent in, once: the address that a merchant's server asks for. */
export const telesalesEntry = { path: '/telesales/enter' } as const;

/** The checkout of a payment, by the reference in its link. */
export const paymentByLink = { path: '/payment/init' } as const;

/** Who asks for a payment and for what, `?ref=`: where the link of an agent leads. Source: S1§2.1, S2§2. */
export const collectPayment = { path: '/collect-payment' } as const;

/** What an agent has filed for a customer, `?ref=`: there it is submitted or declined. Source: S2§2 (RTE-094). */
export const verifyDetails = { path: '/verify-details' } as const;
