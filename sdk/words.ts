/** Name of the overlay and its frame for screen readers, in both languages. */
export const TITLE = 'Card-less EMI';

/** The few words that the page itself shows while no frame is up. */
export const words = {
  en: { opening: 'Opening…', open: '', failed: 'This could not be opened.', retry: 'Try again', close: 'Close' },
  hi: { opening: 'खुल रहा है…', open: '', failed: 'यह खुल नहीं सका।', retry: 'फिर कोशिश करें', close: 'बंद करें' },
} as const;
