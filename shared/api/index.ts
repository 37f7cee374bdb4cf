import * as auth from './auth';
import type { Endpoint } from './endpoint';
import * as ntb from './ntb';
import * as sales from './sales';
import * as widget from './widget';

export * from './endpoint';
export * from './envelope';
export * from './headers';

/** The table of endpoints, by area. */
export const endpoints: Readonly<Record<string, Endpoint>> = {
  init: sales.init,
  getEmiDetails: sales.getEmiDetails,
  preEligibility: sales.preEligibility,
  sendShareCode: sales.sendShareCode,
  verifyShareCode: sales.verifyShareCode,
  checkEligibility: sales.checkEligibility,
  shareNtbApplication: sales.shareNtbApplication,
  ntbInfo: ntb.ntbInfo,
  initiateLogin: auth.initiateLogin,
  verifyLogin: auth.verifyLogin,
  logout: auth.logout,
  identifyUser: auth.identifyUser,
  initiateUserVerification: auth.initiateUserVerification,
  widgetInit: widget.widgetInit,
  checkUserEligibility: widget.checkUserEligibility,
  getEmiInfo: widget.getEmiInfo,
  howToBuy: widget.howToBuy,
  downloadAppSms: widget.downloadAppSms,
};
