import type { Config } from './config';
import { lendersNotConnected } from './lenders/not-connected';
import type { Plugin } from './open-services';
import type { ModePorts } from './ports';
import { accountPlugin } from './routes/account/plugin';
import { cataloguePlugin } from './routes/catalogue/plugin';
import { operationsPlugin } from './routes/operations/plugin';
import { paymentsPlugin } from './routes/payments/plugin';
import { salesPlugin } from './routes/sales/plugin';
import { sitePlugin } from './routes/site/plugin';
import { statementsPlugin } from './routes/statements/plugin';
import { staticPlugin } from './routes/static/plugin';
import { telesalesPlugin } from './routes/telesales/plugin';
import { webhooksPlugin } from './routes/webhooks/plugin';
import { widgetsPlugin } from './routes/widgets/plugin';
import { sandboxPlugin } from './sandbox/plugin';
import { sandboxPorts } from './sandbox/sandbox-ports';
import { emptyCatalogue } from './services/catalogue/read-catalogue';
import { guardedPost } from './services/payments/guarded-post';
import { isPublicAddress } from './services/public-address';
import { httpSmsGateway } from './sms/http-gateway';

const productionPorts = ({ smsGateway }: Config): ModePorts => ({
  catalogue: emptyCatalogue,
  sms: smsGateway && httpSmsGateway(smsGateway),
  isLending: false,
  lenders: () => lendersNotConnected,
  numbers: { isAlwaysWrong: () => false, refusalAtSend: () => null, refusalFor: () => null },
  desk: null,
  post: guardedPost(isPublicAddress),
  checksResponses: false,
  debits: async () => undefined,
});

const areas: readonly Plugin[] = [
  operationsPlugin,
  staticPlugin,
  sitePlugin,
  statementsPlugin,
  telesalesPlugin,
  webhooksPlugin,
  salesPlugin,
  accountPlugin,
  widgetsPlugin,
  paymentsPlugin,
  cataloguePlugin,
];
export const modes = {
  production: { portsOf: productionPorts, plugins: areas },
  sandbox: { portsOf: sandboxPorts, plugins: [...areas, sandboxPlugin] },
} satisfies Record<Config['mode'], { portsOf(config: Config): ModePorts; plugins: readonly Plugin[] }>;
