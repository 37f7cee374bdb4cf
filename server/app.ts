import { areasOf, endpointsOf } from '../shared/api';
import { loadAllTranslations } from '../shared/messages/define-messages';
import { startBackground } from './background';
import type { Config } from './config';
import { createApp } from './http/app';
import { connectionsOf } from './http/close-connections';
import { requireEndpoints } from './http/register-endpoints';
import { sendMissing } from './http/send-site-page';
import { warnOfUntrustedProxy } from './http/untrusted-proxy';
import { modes } from './modes';
import { openServices } from './open-services';
import type { KadamServer, Ports } from './ports';
import { logStart } from './start/start-log';

/** Throws as {@link openServices} does. */
export async function createServer(config: Config, ports: Ports = {}): Promise<KadamServer> {
  await loadAllTranslations();
  const { portsOf, plugins } = modes[config.mode];
  const services = await openServices(config, { ...ports, mode: portsOf(config) });
  const { db, logger, metrics, assets, pages, writeCheck, closing, started, isLending } = services;
  try {
    const app = createApp({
      ...config,
      logger,
      metrics,
      onOutage: () => writeCheck.doubt(),
      assets,
      sendMissing: (request, reply) => sendMissing(pages, config.publicUrl, request, reply),
    });
    warnOfUntrustedProxy(app, config.trustedProxies, logger);
    const closeConnections = connectionsOf(app.server);
    for (const plugin of plugins) app.register(plugin, { services });
    await app.ready();
    requireEndpoints(app, endpointsOf(areasOf(config.mode)));
    logStart(logger, { config, ...started, isLending });
    const { work, stop } = startBackground(services, ports.runsJobs ?? true);
    return {
      app,
      db,
      work,
      listen: () => app.listen({ host: config.host, port: config.port }),
      async close() {
        closing.abort();
        await app.close().finally(closeConnections());
        await stop();
        await services.close();
      },
    };
  } catch (error) {
    await services.close();
    throw error;
  }
}
