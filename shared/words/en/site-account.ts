/** `/account` and `/login` of who is logged in. What stands beside what the lenders say: `siteCards`. */
export const siteAccount = {
  heading: 'My Account',
  /** Where nobody says who has logged in. */
  notOpen: 'My Account didn’t open',
  verified: 'Verified',
  logOut: 'Log out',
  logOutAll: 'Log out everywhere',
  stays: 'You stay logged in for 30 minutes on this device.',
};
