import { telesalesAgent } from '../../../shared/api/telesales-session';
import { deskRefusals } from '../../../shared/errors/telesales';
import { ApiError } from '../../platform/api/api-error';
import type { ApiClient } from '../../platform/api/client';
import { UNAUTHORISED } from '../../platform/api/http-status';
import type { Agent } from './desk-state';

/** A desk at which somebody works, and what a part of it begins with. */
export type OpenDesk<Begun> = Begun & { readonly kind: 'open'; readonly agent: Agent };
/** Why nobody does. */
export type ClosedKind = 'over' | 'blocked';
export type DeskData<Begun> = OpenDesk<Begun> | { readonly kind: ClosedKind };

/** Why a call was refused to whoever is at the desk; null where for another reason. */
export function closedBy(error: unknown): ClosedKind | null {
  if (!(error instanceof ApiError)) return null;
  return error.status === UNAUTHORISED ? 'over' : (deskRefusals[Number(error.code)] ?? null);
}

/** Asks who works here, and at once for what the part begins with. Rejects with `ApiError` where the server says nothing. */
export async function readDesk<Begun>(
  client: ApiClient,
  begin: (client: ApiClient) => Promise<Begun>,
): Promise<DeskData<Begun>> {
  try {
    const [agent, begun] = await Promise.all([client.call(telesalesAgent, undefined), begin(client)]);
    return { ...begun, kind: 'open', agent };
  } catch (error) {
    const kind = closedBy(error);
    if (kind === null) throw error;
    return { kind };
  }
}
