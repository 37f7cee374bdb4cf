import { brand } from '../brand';
import { dayText } from '../format/day-text';
import { defineMessages } from '../messages/define-messages';
import { monthNames } from '../messages/en/grammar';
import { OMBUDSMAN_AFTER_DAYS } from '../rules/disputes/dates';

/** The terms, with the two policies as parts. The names of the sections are anchors (`#…`), stable because other pages
 *  and messages link to them. Source: S1§2.1. */
export const termsMessages = defineMessages(
  {
    title: 'Terms and Conditions',
    description: `The terms of ${brand.name}, the privacy policy and the data management policy.`,
    updated: (on: string) => `Updated ${dayText(on, monthNames)}`,
    inShort: {
      heading: 'In short.',
      text: `The lender gives you the credit. ${brand.name} shows your options and passes your request on. Checking is free. You can close a loan early on the lender’s terms.`,
    },
    sections: {
      using: {
        title: `Using ${brand.name}`,
        paragraphs: [
          `${brand.name} is a web service of ${brand.legalName} through which lending partners offer card-less EMI to select users in India. You may use it if you are between 21 and 100 years old and hold the mobile number that you enter.`,
          'We send a one-time password to that number. Do not share it: whoever has it can see which lenders have approved you. Nobody from us, the shop or the bank asks you for it by telephone.',
          'In a store the code is a Secure Share Code. Read it out to the agent only if you agree that this store checks which lenders have approved you. Nothing can be bought with it.',
        ],
      },
      creditline: {
        title: 'Your credit line',
        paragraphs: [
          'A lender decides whether to pre-approve you, for how much, and at what rate. We do not change that decision. The amount can go down or end at any time before you confirm a purchase.',
          'Checking your eligibility costs nothing and does not affect your credit score. If you apply as a new customer of a lender, that lender may ask a credit bureau about you; you agree to that in the application.',
          'Before you confirm a purchase you see the lender’s Key Facts Statement with the rate, all fees, the yearly cost of the loan (APR), the schedule of instalments, and the days within which you may give the loan back. Nothing is bought before you have agreed to it and confirmed with the lender’s one-time password, its PIN, or what else it asks for.',
        ],
      },
      repayment: {
        title: 'Repayment',
        paragraphs: [
          'Once you have allowed it, the lender debits your account on the days of the schedule; until then you pay each instalment yourself by its day. If the account has too little money, the lender may charge the fee that the statement names, and report the delay to credit bureaus.',
          'The lender’s fee, with its GST, is yours to pay, together with the first instalment. Nothing is taken from the loan; of a no-cost plan the shop bears the discount and the fee. What you pay in all, the fee included, is one figure that stands beside every plan and in the statement.',
          'The cooling-off days begin with the payment. If you give the loan back within them, you pay what was lent and the interest of those days, and no fee or charge.',
          'You may pay back early. Whether that costs something, and from which day on, stands in the statement.',
          'If you return goods, the shop tells the lender, and the lender corrects or ends the loan. Within the cooling-off days all that you have paid for it comes back. Later the interest of the days until then, and a fee or charge that you have paid, stay with the lender; after a part refund you get a new schedule. Until it has done so, instalments may still fall due.',
        ],
      },
      offers: {
        title: 'Offers',
        paragraphs: [
          '‘No cost EMI’ means that you pay exactly the price: the shop or the brand meets the interest with a discount and pays the lender’s fee. Where a lender keeps a fee, the plan says 0% interest and names the fee. An offer holds for the goods, the time and the lenders that it names.',
        ],
      },
      privacypolicy: {
        title: 'Privacy policy',
        paragraphs: [
          'To check and to pay we use your mobile number, the amount and the goods of your order, and what you type into an application: name, e-mail address, date of birth, PAN and pincode. We pass them to the lenders that you ask and to nobody else.',
          'The shop learns the result (which lenders offer you an EMI, whether an order is paid) and never your number’s codes, your limit, your PIN, your PAN or your date of birth.',
          'We set no advertising cookies. Your browser keeps what you have typed for an hour and the session of this shop for half an hour, on your device alone.',
          'Our own site sets cookies that nobody else reads: who is logged in, for 30 minutes after your last step; random numbers by which it knows this browser again; your language; and for a year the name of the campaign that led you here.',
          'We write to you by SMS, and on WhatsApp if the box for it is ticked; you can take that back at any time.',
        ],
      },
      datamanagementpolicy: {
        title: 'Data management policy',
        paragraphs: [
          'One-time passwords and other secrets are kept only as keyed hashes and only while they are valid. Logs hold no full number, no code and no token.',
          'What belongs to a loan (your agreement to the statement, the payment, its signed result) is kept as long as the law asks of lenders. What belongs to a check that led to nothing is deleted or made anonymous.',
          `You may ask what we hold about you, have it corrected, and have it deleted where no law keeps it. Write to ${brand.supportEmail} from a place where we can reach you; we answer within 30 days.`,
        ],
      },
      grievances: {
        title: 'Grievances',
        paragraphs: [
          `The grievance officer of ${brand.legalName}, which arranges loans as the lending service provider: write to ${brand.supportEmail} or call ${brand.supportPhone}, on working days from 9 to 18 o’clock. Have the transaction ID at hand; we never ask for a code or a PIN.`,
          `With a complaint about a loan you may turn at any time to the lender’s nodal grievance officer, whose phone and e-mail stand below and in the Key Facts Statement. If it is not settled within ${OMBUDSMAN_AFTER_DAYS} days you may write to the ombudsman of the Reserve Bank of India, free of charge.`,
        ],
      },
    },
  },
  import.meta.glob('/shared/messages/*/shared/legal/terms.ts', { import: 'default' }),
);
