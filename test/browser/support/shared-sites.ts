import { endWithWorker } from '../../support/end-with-worker';
import { emptiable } from './emptiable';
import { type SiteUrls, startTwoSites } from './processes';

/** Two sites whose processes no file may end. */
export interface SharedSites extends SiteUrls {
  /** Of the provider's PostgreSQL. */
  readonly databaseUrl: string;
}

interface Started {
  readonly sites: SharedSites;
  /** Forgets what happened since the start. */
  empty(): Promise<void>;
}
let started: Promise<Started> | undefined;

/** The two sites, one pair for all files of a worker: a process takes seconds to start and to answer quickly. The
 *  provider has its database as after its start; the merchant's orders belong to browsers that are gone. */
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
