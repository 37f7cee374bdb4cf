import type { Logger } from 'pino';
import type { Config } from '../config';
import type { BuildInfo } from '../platform/build-info';
import type { MerchantChanges } from '../services/registered-merchants';
import type { MigrateOptions } from '../store/migrate';
import type { Sealer } from '../store/seal';
import type { Sealed } from '../store/seal-stored';

/** Logs each migration with its duration, and collects the names. */
export const loggedMigrations = (logger: Logger, names: string[]): MigrateOptions => ({
  onRun({ name, elapsedMs }) {
    names.push(name);
    logger.info({ migration: name, elapsedMs }, 'migrated');
  },
  onWait: (name) => logger.warn({ migration: name }, 'a migration waits for a lock and is tried again'),
});

interface Started {
  readonly build: BuildInfo | null;
  readonly config: Pick<Config, 'mode' | 'trustedProxies'>;
  readonly migrations: readonly string[];
  readonly merchants: MerchantChanges;
  readonly isLending: boolean;
}

/** One log line with the version and the changes of the start. */
export const logStart = (logger: Logger, { build, config, migrations, merchants, isLending }: Started): void =>
  logger.info(
    {
      version: build?.version ?? null,
      commit: build?.commit ?? null,
      mode: config.mode,
      migrations,
      merchants,
      trustedProxies: config.trustedProxies,
      lenders: config.mode === 'sandbox' ? 'simulated' : isLending ? 'connected' : 'none',
    },
    'starts',
  );

/** Logs the number of sealed secrets, and until when merchants' secrets stay in clear. */
export function logSealed(logger: Logger, { keyId }: Sealer, { count, clearUntilMs }: Sealed): void {
  if (count > 0) logger.info({ sealKey: keyId, count }, 'secrets sealed');
  if (clearUntilMs !== null)
    logger.info(
      { until: new Date(clearUntilMs).toISOString() },
      'secrets of merchants stay in clear for processes of the previous build',
    );
}
