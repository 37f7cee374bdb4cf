import { defineMessages } from '../../shared/messages/define-messages';
/** `/account` and `/login` after the login. The cards next to it use `siteCards`. */
export const accountMessages = defineMessages(
  {
    heading: 'My Account',
    /** If the identification fails. */
    notOpen: 'My Account didn’t open',
    /** While the lenders are asked; `others`: number of lenders that are not named. */
    asking: (names: string, others: number) => `We are asking ${names}${others > 0 ? ` and ${others} more` : ''}.`,
    verified: 'Verified',
    logOut: 'Log out',
    logOutAll: 'Log out everywhere',
    stays: 'You stay logged in for 30 minutes on this device.',
  },
  import.meta.glob('/shared/messages/*/frames/account.ts', { import: 'default' }),
);
