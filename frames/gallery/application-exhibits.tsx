import { applicationStatuses } from '../../shared/api/ntb';
import type { Screen } from '../ntb-application/flow/state';
import { PageView } from '../ntb-application/page';
import { sharedApplication as application } from '../ntb-application/testing/shared-application';
import { words } from '../ntb-application/words';
import { ownFailure } from '../platform/api/failure';
import type { Exhibit } from './exhibit';

const states: Readonly<Record<string, Screen>> = {
  loading: { name: 'loading' },
  ...Object.fromEntries(
    applicationStatuses.map((status) => [
      status.toLowerCase(),
      { name: 'shown', application: { ...application, status }, refresh: 'none' } as const,
    ]),
  ),
  'looking again': { name: 'shown', application, refresh: 'running' },
  'could not look again': { name: 'shown', application, refresh: 'failed' },
  missing: { name: 'missing' },
  offline: { name: 'failed', failure: ownFailure(new Error('Network Error'), 'network') },
  failed: { name: 'failed', failure: { ...ownFailure(new Error('down'), 'http'), code: '9999' } },
};

/** The page of a shared application. */
export const applicationExhibits: readonly Exhibit[] = Object.entries(states).map(([name, screen]) => ({
  name: `application/${name}`,
  isOurs: true,
  draw: async (locale) => (
    <PageView screen={screen} onLookAgain={() => undefined} messages={await words.load(locale)} />
  ),
}));
