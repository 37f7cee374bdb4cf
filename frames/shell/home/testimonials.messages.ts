import { defineMessages } from '../../../shared/messages/define-messages';
/** Testimonials. The people are invented, and the page says so. */
export const testimonialsMessages = defineMessages(
  {
    heading: 'From our shoppers',
    note: 'Sample voices: these people are invented.',
    more: 'See more',
    less: 'See less',
    voices: [
      {
        name: 'Meenal R.',
        about: 'Pune · Laptop, 12 months',
        text: 'I bought my daughter’s laptop the week college began. No card, no forms, just the OTP.',
      },
      {
        name: 'Thomas V.',
        about: 'Kochi · Refrigerator, 9 months',
        text: 'The shop set it up at the counter. Five minutes and the fridge was booked.',
      },
      {
        name: 'Arif K.',
        about: 'Lucknow · Phone, 6 months',
        text: 'It told me the total cost before I agreed. That is why I used it again.',
      },
      {
        name: 'Sukhdeep S.',
        about: 'Ludhiana · Sofa, 9 months',
        text: 'Auto-debit means I never have to remember a date.',
      },
      {
        name: 'Lalitha N.',
        about: 'Chennai · Checked eligibility',
        text: 'I only checked whether I was eligible. My score stayed the same, as promised.',
      },
      {
        name: 'Dipankar B.',
        about: 'Guwahati · Watch, 3 months',
        text: 'No cost EMI had no interest, as it said. I matched it with my bank statement.',
      },
      {
        name: 'Farida M.',
        about: 'Indore · Sewing machine, 6 months',
        text: 'My bank had approved me long ago and I did not know. Now the machine earns its own EMI.',
      },
      {
        name: 'Naveen G.',
        about: 'Mysuru · Bed, 12 months',
        text: 'I sent the wrong bed back, and the lender closed the loan. Nobody argued with me.',
      },
    ],
  },
  import.meta.glob('/shared/messages/*/frames/shell/home/testimonials.ts', { import: 'default' }),
);
