import type { EligibilityEvent } from './events';
import type { View } from './state';

/**
 * Which view may follow which, by event: the whole table. An event that a view does not list changes nothing there.
 * `opened` starts over from every view. A view among its own followers: something in it changes, not the view.
 *
 * - The details (what can be said to anybody) come first; then the shopper, if the session knows who it is.
 * - `API_ERROR`: the details did not load, or the shopper is blocked. `DYNAMIC_CE_ERROR`: the lenders could not be
 *   asked about the shopper.
 * - A session that is over, or knows another number than the page names, starts again with the details; the number is
 *   kept.
 * Source: S1§4, S2§3.
 */
export const transitions: Readonly<Record<View, Readonly<Partial<Record<EligibilityEvent['type'], readonly View[]>>>>> =
  {
    DETAILS_API_LOADING: {
      opened: ['DETAILS_API_LOADING'],
      // Again the details, where the session knows another number than the page names.
      detailsLoaded: ['VERIFY_MOBILE', 'USER_API_LOADING', 'DETAILS_API_LOADING'],
      detailsFailed: ['API_ERROR'],
      amountChanged: ['DETAILS_API_LOADING'],
    },
    USER_API_LOADING: {
      opened: ['DETAILS_API_LOADING'],
      userChecked: ['ELIGIBLE_LENDERS', 'NOT_ELIGIBLE'],
      userCheckFailed: ['DYNAMIC_CE_ERROR', 'NOT_ELIGIBLE'],
      loginNeeded: ['VERIFY_MOBILE'],
      sessionEnded: ['DETAILS_API_LOADING'],
      blocked: ['API_ERROR'],
      amountChanged: ['USER_API_LOADING'],
    },
    VERIFY_MOBILE: {
      opened: ['DETAILS_API_LOADING'],
      otp: ['VERIFY_MOBILE'],
      otpVerified: ['USER_API_LOADING'],
      sessionEnded: ['DETAILS_API_LOADING'],
      blocked: ['API_ERROR'],
      // What is being typed stays: the details of the new amount come in behind it.
      amountChanged: ['VERIFY_MOBILE'],
      detailsLoaded: ['VERIFY_MOBILE'],
    },
    ELIGIBLE_LENDERS: {
      opened: ['DETAILS_API_LOADING'],
      amountChanged: ['USER_API_LOADING'],
      numberChangeAsked: ['VERIFY_MOBILE'],
      purchaseAsked: ['ELIGIBLE_LENDERS'],
    },
    NOT_ELIGIBLE: {
      opened: ['DETAILS_API_LOADING'],
      amountChanged: ['USER_API_LOADING'],
      numberChangeAsked: ['VERIFY_MOBILE'],
      purchaseAsked: ['NOT_ELIGIBLE'],
    },
    API_ERROR: {
      opened: ['DETAILS_API_LOADING'],
      retryAsked: ['DETAILS_API_LOADING', 'API_ERROR'],
      numberChangeAsked: ['VERIFY_MOBILE', 'API_ERROR'],
      amountChanged: ['DETAILS_API_LOADING', 'API_ERROR'],
    },
    DYNAMIC_CE_ERROR: {
      opened: ['DETAILS_API_LOADING'],
      retryAsked: ['USER_API_LOADING'],
      numberChangeAsked: ['VERIFY_MOBILE'],
      amountChanged: ['USER_API_LOADING'],
    },
  };
