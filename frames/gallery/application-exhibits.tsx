import { ApplicationStatus } from '../../shared/api/ntb';
import { PageView } from '../ntb-application/page';
import type { PageState, SharedApplication } from '../ntb-application/page-state';
import { type Exhibit, SHOWN_AT_MS } from './exhibit';

const application: SharedApplication = {
  status: 'SHARED',
  merchantName: 'Nilaya Electronics',
  merchantKey: 'nilaya',
  merchantOrigin: 'https://shop.example',
  lenderId: '404',
  lenderName: 'Peepal Finance',
  firstName: 'Asha',
  maskedMobile: '98XXXXX210',
  expiresAtMs: SHOWN_AT_MS + 86_400_000,
  serverNowMs: SHOWN_AT_MS,
};

const states: Readonly<Record<string, PageState>> = {
  loading: { step: 'loading' },
  ...Object.fromEntries(
    ApplicationStatus.options.map((status) => [
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

/** The page of a shared application, which speaks English alone. */
export const applicationExhibits: readonly Exhibit[] = Object.entries(states).map(([name, page]) => ({
  name: `application/${name}`,
  isOurs: true,
  draw: async () => <PageView page={page} look={() => undefined} />,
}));
