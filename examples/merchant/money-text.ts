const rupees = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const rupeesAndPaise = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** '₹54,990', or '₹8,388.31' with paise. `amountPaise`: integer. */
export function moneyText(amountPaise: number): string {
  const whole = amountPaise % 100 === 0;
  return `₹${(whole ? rupees : rupeesAndPaise).format(amountPaise / 100)}`;
}
