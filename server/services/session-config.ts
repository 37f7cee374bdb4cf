import type { SessionConfig } from '../../shared/api/session-config';
import { brand } from '../../shared/brand';
import type { PaymentChannel } from '../../shared/rules/payment-flow';
import type { PaymentStep } from '../../shared/rules/payment-flow/steps';
import type { Merchant } from '../store/merchants';
import { lenderName } from './offers';

export interface ConfiguredPayment {
  readonly txnUuid: string;
  readonly returnUrl: string;
  readonly channel: PaymentChannel;
  /** The step that this session may see; null before it has one. */
  readonly step: PaymentStep | null;
  /** Opened by its link, on a provider page. */
  readonly isByLink: boolean;
  readonly isMobileVerified: boolean;
}

export function sessionConfigOf(
  { name, logoUrl, lenderIds }: Pick<Merchant, 'name' | 'logoUrl' | 'lenderIds'>,
  payment: ConfiguredPayment | null,
  hasAppLink: boolean,
): SessionConfig {
  const isPayment = payment !== null;
  return {
    template: 'widget',
    shouldShowHeader: isPayment,
    shouldShowTimer: isPayment,
    txnUuid: payment?.txnUuid ?? null,
    shouldShowDrawer: isPayment,
    shouldShowTransactionDetails: isPayment,
    redirectToEnterMobile: !payment?.isMobileVerified,
    pageKey: payment === null ? 'widget' : payment.isByLink ? 'paymentLink' : 'checkout',
    theme: payment?.isByLink ? brand.theme : null,
    backRoute: payment?.isByLink ? payment.returnUrl : null,
    txnHeader: { merchantName: name, merchantLogo: logoUrl },
    lenderDetails: lenderIds.map((lenderId) => ({ lenderId, lenderName: lenderName(lenderId) })),
    hasAppLink,
    metadata: payment && { channel: payment.channel },
    routeDetails: payment?.step ? { step: payment.step } : null,
  };
}
