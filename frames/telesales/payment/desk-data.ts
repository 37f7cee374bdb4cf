import { ownRequests, type PaymentRequest } from '../../../shared/api/telesales';
import type { ApiClient } from '../../platform/api/client';
import { type OpenDesk, readDesk } from '../desk';

/** What an agent has asked for. */
export interface Requests {
  readonly requests: readonly PaymentRequest[];
  readonly hasMore: boolean;
}
export type RequestsDesk = OpenDesk<Requests>;

/** Asks for all that the part of payments begins with. */
export const readRequests = (client: ApiClient) =>
  readDesk<Requests>(client, async () => {
    const { requests, hasMore } = await client.call(ownRequests, {});
    return { requests, hasMore };
  });
