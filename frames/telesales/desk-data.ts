import type { ResponseOf } from '../../shared/api/endpoint';
import { ownRequests, type PaymentRequest } from '../../shared/api/telesales';
import { telesalesAgent } from '../../shared/api/telesales-session';
import { deskRefusals } from '../../shared/errors/telesales';
import { ApiError } from '../platform/api/api-error';
import { type ApiClient, createApiClient } from '../platform/api/client';
import { UNAUTHORISED } from '../platform/api/http-status';
import { patientHttp } from '../platform/api/patient-http';

/** Who works at the desk and what he has asked for, or why nobody does. */
export type DeskData =
  | {
      readonly kind: 'open';
      readonly agent: ResponseOf<typeof telesalesAgent>;
      readonly requests: readonly PaymentRequest[];
      readonly hasMore: boolean;
    }
  | { readonly kind: 'over' | 'blocked' };

/** Why a call was refused to whoever is at the desk; null where for another reason. */
export function closedBy(error: unknown): 'over' | 'blocked' | null {
  if (!(error instanceof ApiError)) return null;
  return error.status === UNAUTHORISED ? 'over' : (deskRefusals[Number(error.code)] ?? null);
}

/** Calls the server as the agent whose cookie the browser has. */
export const deskClient = (): ApiClient =>
  createApiClient({ later: async () => patientHttp, sessionHeaders: () => ({}) });

/** Asks for all that the desk begins with. Rejects with `ApiError` where the server says nothing. */
export async function readDesk(client: ApiClient): Promise<DeskData> {
  try {
    const [agent, { requests, hasMore }] = await Promise.all([
      client.call(telesalesAgent, undefined),
      client.call(ownRequests, {}),
    ]);
    return { kind: 'open', agent, requests, hasMore };
  } catch (error) {
    const kind = closedBy(error);
    if (kind === null) throw error;
    return { kind };
  }
}
