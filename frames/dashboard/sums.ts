import { formatPaise } from '../../shared/format/number';

/** Of paise, as a rupee has them. */
const DECIMALS = 2;

/** '₹36,000.00' of paise: to the paisa, as a column of sums has it. */
export const exactPaise = (paise: number): string => {
  const text = formatPaise(paise);
  return text.includes('.') ? text : `${text}.${'0'.repeat(DECIMALS)}`;
};

/** '+ ₹1,822.78'. */
export const plusPaise = (paise: number): string => `+ ${formatPaise(paise)}`;

/** '− ₹1,822.78'. */
export const minusPaise = (paise: number): string => `− ${formatPaise(paise)}`;

/** 'XX4471' of an account is '••4471' for people; for screen readers, the digits alone. */
export const accountDigits = (repaymentAccount: string): string => repaymentAccount.replace(/^X+/, '••');
