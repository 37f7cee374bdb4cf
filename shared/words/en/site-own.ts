/** What every page of whoever has logged in says. */
export const siteOwn = {
  /** Spoken while the shape of what comes is seen. */
  coming: 'Loading',
  failed: {
    heading: 'This didn’t load',
    text: 'Nothing has changed. Please try again.',
  },
};
