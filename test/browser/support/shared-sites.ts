import { endWithWorker } from '../../support/end-with-worker';
import { emptiable } from './emptiable';
import { type SiteUrls, startTwoSites } from './processes';

/** Two sites whose processes a test must not stop. */
export interface SharedSites extends SiteUrls {
  /** URL of the provider's PostgreSQL. */
  readonly databaseUrl: string;
}

interface Started {
  readonly sites: SharedSites;
  /** Restores the database as after the start. */
  empty(): Promise<void>;
}
let started: Promise<Started> | undefined;

/** The two sites, one pair for all files of a worker, as a process takes seconds to start and warm up. The provider's
 *  database is reset; the merchant's orders belong to closed browsers. */
export async function sharedSites(): Promise<SharedSites> {
  started ??= start();
  const { sites, empty } = await started;
  await empty();
  return sites;
}

async function start(): Promise<Started> {
  const sites = await startTwoSites();
  endWithWorker(() => sites.stop());
  const { databaseUrl } = sites;
  if (databaseUrl === null) throw new Error('the provider has no PostgreSQL');
  return { sites: { ...sites, databaseUrl }, empty: await emptiable(databaseUrl) };
}
