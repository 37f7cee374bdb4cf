import type { ResponseOf } from '../../../shared/api/endpoint';
import type { DeskApplication, filedApplications } from '../../../shared/api/filed-application';
import type { Failure } from '../../platform/api/failure';
import { LIST_READ_MS, withNewest, withOlder } from '../desk';
import type { ApplicationsFlow, Resend } from './applications-state';

type Answer = ResponseOf<typeof filedApplications>;
interface Named {
  readonly applicationId: string;
}

export const readNewest = (flow: ApplicationsFlow): void => flow.call('newest', {});
export const readAgain = (flow: ApplicationsFlow): void => flow.startTimer('poll', LIST_READ_MS);

export function newestRead(flow: ApplicationsFlow, { applications, hasMore }: Answer): void {
  const { filed } = flow.state;
  const now = withNewest(filed, { items: applications, hasMore }, ({ applicationId }) => applicationId);
  const changed = changedIn(filed.items, now.items);
  flow.set({ ...flow.state, filed: now, ...(changed.length > 0 && { changed }) });
  readAgain(flow);
}

/** Applications that were known in another state. */
function changedIn(before: readonly DeskApplication[], now: readonly DeskApplication[]): readonly DeskApplication[] {
  const known = new Map(before.map(({ applicationId, state }) => [applicationId, state]));
  return now.filter(({ applicationId, state }) => known.has(applicationId) && known.get(applicationId) !== state);
}

export function moreAsked(flow: ApplicationsFlow): void {
  flow.set({ ...flow.state, older: 'loading' });
  const last = flow.state.filed.items.at(-1);
  flow.call('older', last ? { after: last.applicationId } : {});
}

export const olderRead = (flow: ApplicationsFlow, { applications, hasMore }: Answer): void =>
  flow.set({
    ...flow.state,
    older: 'idle',
    filed: withOlder(flow.state.filed, { items: applications, hasMore }),
  });

export const olderNotRead = (flow: ApplicationsFlow): void => flow.set({ ...flow.state, older: 'failed' });

const setResend = (flow: ApplicationsFlow, { applicationId }: Named, resend: Resend): void =>
  flow.set({ ...flow.state, resends: { ...flow.state.resends, [applicationId]: resend } });

export function resent(flow: ApplicationsFlow, { applicationId }: Named): void {
  setResend(flow, { applicationId }, { step: 'sending' });
  flow.call('resend', { applicationId }, applicationId);
}

export function linkSent(flow: ApplicationsFlow, { application }: { readonly application: DeskApplication }): void {
  const { filed } = flow.state;
  const items = filed.items.map((each) => (each.applicationId === application.applicationId ? application : each));
  flow.set({ ...flow.state, filed: { ...filed, items } });
  setResend(flow, application, { step: 'sent' });
}

export const linkNotSent = (flow: ApplicationsFlow, failure: Failure, named: Named): void =>
  setResend(flow, named, { step: 'failed', failure });
