/** Name of the overlay and its frame for screen readers, in both languages. */
export const TITLE = 'Card-less EMI';

interface Words {
  readonly opening: string;
  /** Nothing is said while the frame is up. */
  readonly open?: never;
  readonly failed: string;
  readonly retry: string;
  readonly close: string;
}

/** The few words that the page itself shows while no frame is up. */
export const words: Readonly<Record<'en' | 'hi', Words>> = {
  en: { opening: 'Opening…', failed: 'This could not be opened.', retry: 'Try again', close: 'Close' },
  hi: { opening: 'खुल रहा है…', failed: 'यह खुल नहीं सका।', retry: 'फिर कोशिश करें', close: 'बंद करें' },
};
