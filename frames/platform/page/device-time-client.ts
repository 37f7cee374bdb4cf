import type { ApiClient } from '../api/client';
import { toDeviceTime } from '../flow/device-time';

/** A client whose answers have the named moments by this device's clock; the same client without a name. */
export function deviceTimeClient(client: ApiClient, moments: readonly string[] | undefined): ApiClient {
  if (!moments) return client;
  return {
    async call(endpoint, input, options) {
      const answer = await client.call(endpoint, input, options);
      // SAFETY: the same fields, with other moments.
      return toDeviceTime(answer, Date.now(), moments) as typeof answer;
    },
  };
}
