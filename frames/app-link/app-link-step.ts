import type { ResponseOf } from '../../shared/api/endpoint';
import type { downloadAppSms } from '../../shared/api/widget';
import type { Failure } from '../platform/api/failure';

/** How far the SMS with the link of the app is. `hidden`: there is no app, or the server does not say. */
export type AppLinkStep =
  | { readonly step: 'hidden' }
  | { readonly step: 'offered'; readonly failure: Failure | null }
  | { readonly step: 'sending' }
  | { readonly step: 'sent'; readonly maskedMobile: string };

export const hiddenAppLink: AppLinkStep = { step: 'hidden' };

/** Once the server has said whether there is an app. A link that was sent stays sent. */
export const appLinkOffered = (now: AppLinkStep, hasAppLink: boolean | undefined): AppLinkStep => {
  if (!hasAppLink) return hiddenAppLink;
  return now.step === 'hidden' ? { step: 'offered', failure: null } : now;
};

/** An app that is gone since the offer is not offered again. */
export const appLinkAnswered = ({ isSent, maskedMobile }: ResponseOf<typeof downloadAppSms>): AppLinkStep =>
  isSent ? { step: 'sent', maskedMobile } : hiddenAppLink;
