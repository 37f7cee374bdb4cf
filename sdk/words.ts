/** The few words that the page itself shows while no frame is up. */
export const words = {
  en: {
    title: 'Card-less EMI',
    opening: 'Opening…',
    failed: 'This could not be opened.',
    retry: 'Try again',
    close: 'Close',
  },
  hi: { title: 'कार्ड-रहित EMI', opening: 'खुल रहा है…', failed: 'यह खुल नहीं सका।', retry: 'फिर कोशिश करें', close: 'बंद करें' },
} as const;
