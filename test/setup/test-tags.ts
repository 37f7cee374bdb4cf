/** Test tags of vitest. A run without a filter includes all. */
export const testTags = [
  {
    name: 'long',
    description: 'A variation of a case that another test shows: left out of `npm test`, run by `npm run test:long`.',
  },
];
