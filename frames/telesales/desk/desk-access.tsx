import { deskRefusals } from '../../../shared/errors/telesales';
import { ApiError } from '../../platform/api/api-error';
import { type ApiClient, createApiClient } from '../../platform/api/client';
import { UNAUTHORISED } from '../../platform/api/http-status';
import { patientHttp } from '../../platform/api/patient-http';
import type { AgentAccess } from '../../platform/page/agent-access';
import { SessionOver } from './desk';

/** Why the desk is closed to its agent. */
export type ClosedReason = 'over' | 'blocked';

function closedReason(error: unknown): ClosedReason | null {
  if (!(error instanceof ApiError)) return null;
  return error.status === UNAUTHORISED ? 'over' : (deskRefusals[Number(error.code)] ?? null);
}

/** Calls the server as the agent whose cookie the browser has. `onClosed`: an answer has refused the agent. */
export function deskClient(onClosed: (reason: ClosedReason) => void): ApiClient {
  const client = createApiClient({ later: async () => patientHttp, sessionHeaders: () => ({}) });
  return {
    async call(endpoint, input, options) {
      try {
        return await client.call(endpoint, input, options);
      } catch (error) {
        const reason = closedReason(error);
        if (reason !== null) onClosed(reason);
        throw error;
      }
    },
  };
}

/** Access to a page of the desk. `isStored`: input is restored within an hour. */
export const deskAccess = (isStored: boolean): AgentAccess => ({
  createClient: deskClient,
  renderClosed: (reason, locale) => (
    <SessionOver reason={reason === 'blocked' ? 'blocked' : 'over'} locale={locale} isStored={isStored} />
  ),
});
