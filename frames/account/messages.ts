import { defineMessages } from '../../shared/messages/define-messages';
/** `/account` and `/login` of who is logged in. What stands beside what the lenders say: `siteCards`. */
export const accountMessages = defineMessages(
  {
    heading: 'My Account',
    /** Where nobody says who has logged in. */
    notOpen: 'My Account didn’t open',
    /** While the lenders are being asked; `others`: lenders besides those that are named. */
    asking: (names: string, others: number) => `We are asking ${names}${others > 0 ? ` and ${others} more` : ''}.`,
    verified: 'Verified',
    logOut: 'Log out',
    logOutAll: 'Log out everywhere',
    stays: 'You stay logged in for 30 minutes on this device.',
  },
  import.meta.glob('/shared/messages/*/frames/account.ts', { import: 'default' }),
);
