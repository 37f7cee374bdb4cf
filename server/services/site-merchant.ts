import { brand } from '../../shared/brand';
import type { Registration } from '../store/merchants';
import { WidgetSettings } from '../store/widget-settings';
import { randomToken } from './secrets';

/** The provider as a merchant: to handlers the shopper's site is a page like any other merchant's. */
export const SITE_MERCHANT = 'kadam';

/** As it is registered at each start. Nobody knows the secret: no server speaks for it. */
export const siteMerchant = (origins: readonly string[], lenderIds: readonly string[]): Registration => ({
  merchantKey: SITE_MERCHANT,
  name: brand.name,
  logoUrl: null,
  secret: randomToken(),
  isNtbAllowed: true,
  origins,
  lenderIds,
  customerLimits: {},
  widgets: WidgetSettings.parse({}),
  webhookUrl: null,
  agents: [],
});
