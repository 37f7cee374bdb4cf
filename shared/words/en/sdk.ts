/** The few words that the shop's page itself shows while no frame is up; the SDK has every language of them. */
export const sdk = {
  close: 'Close',
  /** Name of the overlay and its frame, for screen readers, and under the shop's. */
  title: 'Card-less EMI',
  opening: 'Getting your EMI plans',
  failed: 'EMI did not open',
  unpaid: 'Nothing has been paid.',
  retry: 'Try again',
  payElse: 'Pay another way',
};
