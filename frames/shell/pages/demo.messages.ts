import { formatRupees as rupees } from '../../../shared/format/number';
import { defineMessages } from '../../../shared/messages/define-messages';
import { months } from '../../../shared/messages/en/grammar';

/** `/demo-communication-screen`: demo for a shop and a price. The screen itself uses the messages of `communication`. */
export const demoMessages = defineMessages(
  {
    title: 'See how it looks in a shop',
    description:
      'EMI without a card as a shop’s customers see it: choose a shop and a price, and try it with your number.',
    heading: 'EMI without a card, as your customers see it',
    lead: 'Choose a shop and a price. Then try it with your own number: the lenders answer as they do in the shop.',
    shop: 'Shop',
    price: 'Price in rupees',
    show: 'Show it',
    number: 'Your number',
    /** Name of the demo screen. */
    screen: (shop: string) => `The screen at ${shop}`,
    monthly: (emi: number, of: number) => `${rupees(emi)} a month for ${months(of)}`,
    of: (amount: number, lender: string) => `for ${rupees(amount)}, with ${lender}`,
    noPlan: (amount: number) => `No lender lends ${rupees(amount)} there. Choose another price.`,
    noShop: 'No shop can be shown at this moment. Your number can be tried all the same.',
  },
  import.meta.glob('/shared/messages/*/frames/shell/pages/demo.ts', { import: 'default' }),
);
