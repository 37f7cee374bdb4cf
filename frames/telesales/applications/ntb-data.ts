import type { ResponseOf } from '../../../shared/api/endpoint';
import { type DeskApplication, deskLenders, filedApplications } from '../../../shared/api/filed-application';
import type { ApiClient } from '../../platform/api/client';
import { readDesk } from '../desk';

/** Lenders that take applications, and what an agent has filed. */
export interface Filed {
  readonly lenders: ResponseOf<typeof deskLenders>['lenders'];
  readonly applications: readonly DeskApplication[];
  readonly hasMore: boolean;
  /** How far this device is ahead of the server. */
  readonly skewMs: number;
}

/** Asks for all that the part of applications begins with. */
export const readFiled = (client: ApiClient) =>
  readDesk<Filed>(client, async () => {
    const [{ lenders }, { applications, hasMore, serverNowMs }] = await Promise.all([
      client.call(deskLenders, undefined),
      client.call(filedApplications, {}),
    ]);
    return { lenders, applications, hasMore, skewMs: Date.now() - serverNowMs };
  });
