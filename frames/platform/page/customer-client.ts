import { ApiError } from '../api/api-error';
import { type ApiClient, type ClientPorts, createApiClient } from '../api/client';
import { UNAUTHORISED } from '../api/http-status';
import { patientHttp } from '../api/patient-http';
import { pageStores } from '../storage/page-stores';
import { copyUserUuid } from '../stored/cookie-copy';

/** Client of the customer whose cookies the browser has for this host. `onGuest`: a call was answered with 401, and fails.
 *  `onNavigationHint`: an answer names the next page. */
export function customerClient(
  onGuest: () => void,
  onNavigationHint?: NonNullable<ClientPorts['onNavigationHint']>,
): ApiClient {
  const client = createApiClient({
    later: async () => patientHttp,
    sessionHeaders: () => ({}),
    afterCall: () => void copyUserUuid(document.cookie, pageStores(window).local, Date.now()),
    ...(onNavigationHint && { onNavigationHint }),
  });
  return {
    async call(endpoint, input, options) {
      try {
        return await client.call(endpoint, input, options);
      } catch (error) {
        if (error instanceof ApiError && error.status === UNAUTHORISED) onGuest();
        throw error;
      }
    },
  };
}
