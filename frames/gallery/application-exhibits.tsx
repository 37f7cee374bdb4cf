import { applicationStatuses } from '../../shared/api/ntb';
import type { LookState } from '../new-to-bank';
import { sharedApplication as application } from '../new-to-bank/testing/shared-application';
import { PageView } from '../ntb-application/page';
import { words } from '../ntb-application/words';
import type { Exhibit } from './exhibit';

const states: Readonly<Record<string, LookState>> = {
  loading: { step: 'loading' },
  ...Object.fromEntries(
    applicationStatuses.map((status) => [
      status.toLowerCase(),
      { step: 'shown', application: { ...application, status }, refresh: 'none' } as const,
    ]),
  ),
  'looking again': { step: 'shown', application, refresh: 'running' },
  'could not look again': { step: 'shown', application, refresh: 'failed' },
  missing: { step: 'missing' },
  offline: { step: 'failed', cause: { kind: 'offline' } },
  failed: { step: 'failed', cause: { kind: 'failed', code: '9999' } },
};

/** The page of a shared application. */
export const applicationExhibits: readonly Exhibit[] = Object.entries(states).map(([name, page]) => ({
  name: `application/${name}`,
  isOurs: true,
  draw: async (locale) => <PageView page={page} look={() => undefined} messages={await words.load(locale)} />,
}));
