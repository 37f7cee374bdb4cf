import { brand } from '../../shared/brand';
import type { Registration } from '../store/merchants';
import { WidgetSettings } from '../store/widget-settings';
import { randomToken } from './secrets';

/** The provider as a merchant: handlers treat the shopper's site like a merchant's page. */
export const SITE_MERCHANT = 'kadam';

/** Its registration at each start. The secret is random and unused: no server authenticates with it. */
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
