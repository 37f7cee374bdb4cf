/** '+91-98765 43210' of ten digits. */
export const spokenNumber = (mobile: string): string => `+91-${mobile.slice(0, 5)} ${mobile.slice(5)}`;
