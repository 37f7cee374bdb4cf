/** Pages of the telesales desk, by task. Source: S2§2. */
export const telesalesAddresses = {
  payment: '/ts-payment/init',
  applications: '/telesales-ntb',
} as const;
export type TelesalesPage = keyof typeof telesalesAddresses;

/** Single-use entry of an agent, which a merchant's server requests. */
export const telesalesEntry = { path: '/telesales/enter' } as const;

/** Checkout of a payment, by the reference in its link. */
export const paymentByLink = { path: '/payment/init' } as const;

/** A payment request with its agent, `?ref=`: target of an agent's link. Source: S1§2.1, S2§2. */
export const collectPayment = { path: '/collect-payment' } as const;

/** An application filed by an agent, `?ref=`: the customer submits or declines it. Source: S2§2 (RTE-094). */
export const verifyDetails = { path: '/verify-details' } as const;
