import { brand } from '../../shared/brand';
import { formatPaise, formatRupees as rupees } from '../../shared/format/number';
import { defineMessages } from '../../shared/messages/define-messages';
import { FILED_OPEN_DAYS } from '../../shared/rules/filed-application';
import { VOUCHER_ACTIVE_DAYS, VOUCHER_BUY_WITHIN_HOURS, VOUCHER_RUPEES } from '../../shared/rules/voucher';

const validFor = (minutes: number): string => `Valid for ${minutes} minutes.`;
const toNobody = 'Do not share it with anyone.';

/** Texts sent to a phone: SMS and WhatsApp messages. Each names its purpose, for users who did not request a code.
 *  Lenders sign their own. */
export const phoneMessages = defineMessages(
  {
    /** The customer reads this code out at the till. */
    shareCode: (merchant: string, code: string, minutes: number) =>
      `Your Secure Share Code for ${merchant} is ${code}. Read it out only if you agree that ${merchant} checks your EMI eligibility. ${validFor(minutes)} - ${brand.name}`,
    loginOtp: (merchant: string, code: string, minutes: number) =>
      `${code} is your OTP to check EMI options at ${merchant}. ${validFor(minutes)} ${toNobody} - ${brand.name}`,
    paymentOtp: (amountRupees: number, merchant: string, code: string, minutes: number) =>
      `${code} is your OTP to pay ${rupees(amountRupees)} to ${merchant} on EMI. ${validFor(minutes)} ${toNobody} - ${brand.name}`,
    lenderOtp: (amountPaise: number, merchant: string, lender: string, code: string, minutes: number) =>
      `${code} is your OTP to pay ${formatPaise(amountPaise)} to ${merchant} with EMI from ${lender}. ${validFor(minutes)} Never read it out to anybody. - ${lender}`,
    creditLineOtp: (limitPaise: number, lender: string, code: string, minutes: number) =>
      `${code} is your OTP to activate your credit line of ${formatPaise(limitPaise)} with ${lender}. ${validFor(minutes)} Never read it out to anybody. - ${lender}`,
    /** Proves to a lender that a customer who forgot the PIN has the phone. */
    pinOtp: (lender: string, code: string, minutes: number) =>
      `${code} is your OTP to set another PIN for your credit line with ${lender}. ${validFor(minutes)} Never read it out to anybody. - ${lender}`,
    pinChanged: (lender: string) =>
      `The PIN of your credit line with ${lender} was changed just now. If it was not you, call ${lender} at once. - ${lender}`,
    /** Opens the statement of a loan. */
    statementOtp: (lender: string, code: string, minutes: number) =>
      `${code} is your OTP to open the Key Facts Statement of your ${lender} loan. ${validFor(minutes)} ${toNobody} - ${brand.name}`,
    /** Address of the statement of a paid loan. */
    statementLink: (amountRupees: number, merchant: string, lender: string, link: string) =>
      `You pay ${rupees(amountRupees)} to ${merchant} on EMI from ${lender}. Your Key Facts Statement, which opens with an OTP to this number: ${link} - ${brand.name}`,
    /** The offer's time starts with this message. */
    voucherOffer: (merchant: string, terms: string) =>
      `Rs. ${VOUCHER_RUPEES} gift voucher: buy at ${merchant} on EMI within ${VOUCHER_BUY_WITHIN_HOURS} hours of this SMS. Terms: ${terms} - ${brand.name}`,
    voucherLink: (merchant: string, link: string) =>
      `Your Rs. ${VOUCHER_RUPEES} gift voucher for ${merchant} is active for ${VOUCHER_ACTIVE_DAYS} days. It opens with an OTP to this number: ${link} - ${brand.name}`,
    disputeAnswered: (ticketId: string, link: string) =>
      `We have answered your ticket ${ticketId}. It opens with an OTP to this number: ${link} - ${brand.name}`,
    paymentLink: (amountRupees: number, merchant: string, link: string) =>
      `Pay ${rupees(amountRupees)} to ${merchant} on EMI, without a card: ${link} - ${brand.name}`,
    /** An agent has filed an application for the recipient. */
    filedApplication: (merchant: string, lender: string, link: string) =>
      `${merchant} has filled in an application to ${lender} for you. Look at it, then submit it or say no within ${FILED_OPEN_DAYS} days: ${link} - ${brand.name}`,
    filedApplicationOtp: (merchant: string, code: string, minutes: number) =>
      `${code} is your OTP to look at the application that ${merchant} has filled in for you. ${validFor(minutes)} Never read it out to anybody. - ${brand.name}`,
    appLink: (link: string) => `Get the ${brand.name} app: ${link}`,
    applicationLink: (lender: string, merchant: string, link: string) =>
      `Apply for your ${lender} credit line for ${merchant} with ${brand.name}: ${link}`,
  },
  import.meta.glob('/shared/messages/*/server/services/phone.ts', { import: 'default' }),
);
