import {
  checkEligibility,
  getEmiDetails,
  init,
  preEligibility,
  sendShareCode,
  shareNtbApplication,
  verifyShareCode,
} from '../../../shared/api/sales';

/** The calls of the sales app. Loads beside the first screen: rules know its type alone. Source: S2§7. */
export const endpoints = {
  init,
  getEmiDetails,
  preEligibility,
  sendShareCode,
  verifyShareCode,
  checkEligibility,
  shareNtbApplication,
};
