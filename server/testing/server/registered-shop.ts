import type { Registration } from '../../store/merchants';
import { WidgetSettings } from '../../store/widget-settings';

export const shop: Registration = {
  merchantKey: 'shop',
  name: 'Shop',
  logoUrl: null,
  secret: 's'.repeat(32),
  isNtbAllowed: true,
  origins: ['https://shop.example'],
  lenderIds: [],
  customerLimits: {},
  widgets: WidgetSettings.parse({}),
  agents: [],
  webhookUrl: null,
};
