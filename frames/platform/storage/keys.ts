/** Keys of local storage: those of the specification, and the user id and the lender details that it describes. Source:
 *  S1§3, S2§3. */
export const storageKey = {
  userUuid: 'uuId',
  lenderId: 'lenderId',
  isUserRegistered: 'isUserRegistered',
  userRegistered: 'userRegistered',
  loginMethod: 'loginMethod',
  referralUrl: 'referralUrl',
  utmCampaign: 'utmCampaign',
  txnUuid: 'txnUuid',
  clientId: 'clientId',
  authDetails: 'authDetails',
  theme: 'theme',
  logo: 'logo',
  userId: 'userId',
  lenderDetails: 'lenderDetails',
} as const;
