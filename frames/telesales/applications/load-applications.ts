import { deskLenders, filedApplications } from '../../../shared/api/filed-application';
import { telesalesAgent } from '../../../shared/api/telesales-session';
import type { ApiClient } from '../../platform/api/client';
import type { ApplicationsInput } from './applications-state';

/** Reads the agent, the lenders and the newest applications. */
export async function loadApplications(client: ApiClient): Promise<ApplicationsInput> {
  const [agent, { lenders }, { applications, hasMore }] = await Promise.all([
    client.call(telesalesAgent, undefined),
    client.call(deskLenders, undefined),
    client.call(filedApplications, {}),
  ]);
  return { agent, lenders, filed: { items: applications, hasMore } };
}
