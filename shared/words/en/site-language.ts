/** How this language calls itself, for the link to it from another one. */
export const siteLanguage = { name: 'English', readIn: 'Read in English' };
