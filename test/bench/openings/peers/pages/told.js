/** Data that a host page sends at the click, and the frame shows. */
export const told = { heading: 'What does the purchase cost?', intro: 'Type the price', button: 'Calculate' };
