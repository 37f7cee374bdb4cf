import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { endpoints } from '.';
import type { Endpoint } from './endpoint';

const table = Object.values<Endpoint>(endpoints);
const at = (path: string): Endpoint | undefined => table.find((each) => each.path === path);
const fieldsOf = (path: string): readonly string[] => {
  const shape = (at(path)?.request as z.ZodMiniObject | null | undefined)?.shape ?? {};
  return Object.keys(shape);
};

/**
 * Every call of the specifications, literally except for the first slash. A name without a path has the one of Q-027
 * and Q-028. Without a method, a call that only reads and has no body is a GET. Source: S1§7, S2§7, Q-025..028,
 * API-116.
 */
const specified = {
  'of a login': [
    'POST auth/initiate-login/',
    'POST auth/verify-login',
    'POST auth/authenticate-login',
    'POST auth/logout',
    'GET auth/identify-user',
    'POST auth/initiate-user-verification',
  ],
  'of the sales app': [
    'GET app/affordability/sa/init',
    'POST app/affordability/sa/get-emi-details',
    'POST app/affordability/sa/pre-eligibility',
    'POST app/affordability/sa/send-share-code',
    'POST app/affordability/sa/verify-share-code',
    'POST app/affordability/sa/check-eligibility',
    'POST app/affordability/sa/share-ntb-application',
  ],
  'of a transaction': [
    'POST app/transaction/initiate-txn',
    'POST app/transaction/confirm',
    'POST app/transaction/emi-calculator',
    'POST app/transaction/resend-otp',
    'GET app/transaction/details',
    'POST app/transaction/cancel',
    'POST app/transaction/track-stage',
    'POST app/transaction/send-offline-txn-sms',
    'GET app/transaction/get-offline-txn-status',
    'GET app/transaction/get-offline-txn-details',
    'GET app/transaction/get-kfs-data',
    'POST app/transaction/calculate-kfs-data',
    'POST app/transaction/ntb/initiate-application',
    'GET app/transaction/ntb/application-status',
    'POST app/transaction/ntb/check-pre-eligibility',
    'POST app/transaction/ntb/create-ticket',
    'POST app/transaction/ntb/confirm',
    'POST app/transaction/v1/check-pre-eligibility',
  ],
  'of a payment': [
    'GET app/payment/details',
    'POST app/payment/send-otp',
    'POST app/payment/verify-otp',
    'POST app/payment/authorize',
    'POST app/payment/confirm',
    'POST app/payment/resend-otp/',
    'POST app/payment/cancel',
    'GET app/payment/get-kfs-data',
    'POST app/payment/send-txn-sms',
    'GET app/payment/txn-status',
    'POST app/payment/authorize-kfs',
    'GET app/payment/order-info',
    'GET app/payment/ntb/details',
  ],
  'of who is new to the bank': [
    'POST app/ntb-user-acquisition/send-otp/v1',
    'POST app/ntb-user-acquisition/verify-otp/v1',
    'POST app/ntb-user-acquisition/eligibility/v1',
    'POST app/ntb-user-acquisition/download-app-sms/v1',
    'POST app/ntbpq/initiate-application',
    'GET app/ntbpq/eligible-lenders',
    'GET app/ntbpq/application-status',
    'GET app/ntbpq/marketplace-info',
    'POST app/ntbpq/check-pre-eligibility',
    'POST app/ntbpq/sa-app/initiate-application',
    'GET app/ntbpq/info',
    'POST app/ntbpq/create-ticket',
  ],
  'of campaigns and the catalogue': [
    'GET app/campaign/get/',
    'POST app/merchants',
    'GET app/brands',
    'GET app/categories',
    'GET app/page/get/CATEGORY/:id',
    'GET app/page/get/BRAND/:id',
    'GET app/how-to-buy/:handle',
    'GET app/how-to-buy/:handle/:productId',
  ],
  'of a credit line': [
    'POST app/registration/initiate',
    'POST app/registration/confirm',
    'POST app/credit-line/initiate',
    'POST app/credit-line/confirm',
    'POST app/emandate/get-redirection-params/',
    'GET app/credit-scheme/all',
  ],
  'of a merchant’s server': ['POST app/pg/check-eligibility', 'POST app/pg/txn-initiate', 'GET app/order/track'],
  'of a widget': [
    'POST app/widget/check-user-eligibility?v=1',
    'POST app/widget/get-emi-info',
    'GET app/widget/how-to-buy',
    'POST app/widget/download-app-sms',
    'POST app/widget/init',
    'GET app/experiments/user/variant',
  ],
  'of the dispute desk': [
    'POST app/odr/create-ticket',
    'GET app/odr/view-ticket',
    'POST app/odr/update-ticket',
    'GET app/odr/details',
  ],
  'of pages of the site': [
    'POST app/bic/check-user-eligibility',
    'GET app/landing-page/details',
    'GET app/landing-page/identify-user',
    'POST app/landing-page/send-otp',
    'POST app/landing-page/verify-otp',
    'POST app/landing-page/dynamic-check-eligibility',
    'GET txn/history/all',
    'GET txn/getVoucherDetails',
    'POST v2/smartUserDetect',
    'POST api/sud/v1',
  ],
};

describe('a call of the specifications', () => {
  // @req CAT-012, API-010, API-011, API-013, API-014, API-015, API-016, API-020, API-021, API-022, API-023, API-024
  // @req API-026, API-027, API-028, API-029, API-030, API-031, API-032, API-033, API-035, API-039, API-040, API-041
  // @req API-042, API-043, API-044, API-045, API-046, API-047, API-048, API-049, API-050, API-051, API-052, API-053
  // @req API-054, API-055, API-056, API-057, API-058, API-059, API-060, API-061, API-062, API-063, API-064, API-065
  // @req API-066, API-067, API-068, API-069, API-070, API-071, API-072, API-073, API-074, API-075, API-076, API-077
  // @req API-078, API-079, API-080, API-081, API-082, API-083, API-084, API-085, API-086, API-087, API-088, API-089
  // @req API-090, API-091, API-092, API-093, API-094, API-095, API-096, API-097, API-098, API-099, API-100, API-101
  // @req API-102, API-103, API-104, API-105, API-106, API-107, API-108, API-109, API-110, API-111, API-112, API-113
  // @req API-114, API-115, API-116, Q-025, Q-026, Q-027, Q-028
  it.each(Object.entries(specified))('%s has its address', (_, calls) => {
    const found = calls.map((call) => {
      const path = call.replace(/^\w+ /, '/');
      return `${at(path)?.method ?? 'none at'} ${path.slice(1)}`;
    });
    expect(found).toEqual(calls);
  });

  const utm = ['channel', 'utmSource', 'utmMedium', 'utmContent', 'utmTerm', 'campaignId', 'utmCampaign', 'merchantId'];
  // @req OTP-044, OTP-045, OTP-048, OTP-049, NTB-028, CAT-004, ENT-003, ENT-039, API-011, API-012, API-017, API-018
  // @req API-019, API-025, API-072
  it.each([
    ['auth/initiate-login/', ['mobile', ...utm]],
    ['auth/verify-login', ['mobile', 'otp', 'variation', ...utm]],
    ['auth/authenticate-login', ['mobile', 'authValue', 'gatewayMerchantId']],
    ['app/landing-page/send-otp', ['mobile', ...utm]],
    ['app/landing-page/verify-otp', ['amount', 'mobile', 'otp', 'samePage', 'urls', 'variant', 'variation', ...utm]],
    ['app/ntb-user-acquisition/eligibility/v1', ['mobile', 'merchantId', 'redirectUrl']],
    ['v2/smartUserDetect', ['mobiles', 'ignoreCookie', 'gatewayMerchantId']],
    ['app/merchants', ['page', 'categoryIds', 'brandIds']],
    ['app/affordability/sa/check-eligibility', ['mobile', 'amount']],
    ['app/affordability/sa/pre-eligibility', ['mobile', 'amount']],
    ['app/affordability/sa/get-emi-details', ['amount']],
    ['app/affordability/sa/send-share-code', ['mobile']],
    ['app/affordability/sa/verify-share-code', ['mobile', 'otp']],
    ['app/affordability/sa/share-ntb-application', ['mobile', 'lenderId', 'email', 'userName']],
  ])('%s accepts the fields %j', (path, fields) => {
    expect(fieldsOf(`/${path}`)).toEqual(expect.arrayContaining(fields));
  });
});
