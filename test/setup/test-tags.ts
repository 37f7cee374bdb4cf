/** Tags of tests, as vitest knows them. A run without a filter takes all. */
export const testTags = [
  {
    name: 'long',
    description: 'A variation of a case that another test shows: left out of `npm test`, run by `npm run test:long`.',
  },
];
