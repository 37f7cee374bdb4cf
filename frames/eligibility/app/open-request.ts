import { header } from '../../../shared/api/headers';
import type { OpenEligibilityPayload } from '../../../shared/bridge/frames';
import type { FramePorts } from '../../platform/flow/frame-effects';
import { themeOf } from '../../platform/theme/theme-of';
import type { OpenRequest } from '../flow/events';

export const openRequestOf = (
  payload: OpenEligibilityPayload,
  { session, isOnline }: Pick<FramePorts, 'session' | 'isOnline'>,
): OpenRequest => ({
  mode: payload.mode ?? 'inline',
  merchant: {
    merchantKey: payload.merchantKey,
    merchantOrigin: payload.merchantDetails.merchantOrigin,
    campaign: payload.campaign ?? {},
  },
  theme: themeOf(payload.merchantTheme),
  amount: payload.amount ?? null,
  mobile: payload.mobile ?? '',
  hasSession: header.sessionToken in session.headers(),
  online: isOnline(),
});
