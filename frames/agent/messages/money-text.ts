const plain = new Intl.NumberFormat('en-IN');
const withPaise = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Rupees with Indian grouping and no sign: 155528 is '1,55,528', 10200.64 is '10,200.64'. */
export const grouped = (rupees: number): string => (Number.isInteger(rupees) ? plain : withPaise).format(rupees);

/** '₹1,55,528': sign and number without a space, as field messages and links have it. Source: MSG-007. */
export const rupees = (amount: number): string => `₹${grouped(amount)}`;

/** '₹ 1,55,528': with a space, as sheet messages have it. Source: MSG-007. */
export const spacedRupees = (amount: number): string => `₹ ${grouped(amount)}`;
