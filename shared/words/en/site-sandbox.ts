/** What the home page of a sandbox says at its foot. */
export const siteSandbox = {
  note: 'This is a sandbox. Its shops, lenders and customers are invented, and no money moves.',
  tryIt: 'Try it',
  hub: 'Open the demo hub',
  phone: 'Sandbox phone',
};
