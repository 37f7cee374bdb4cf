import { ApiError } from '../api/api-error';
import { type ApiClient, type ClientPorts, createApiClient } from '../api/client';
import { UNAUTHORISED } from '../api/http-status';
import { patientHttp } from '../api/patient-http';
import { pageStores } from '../storage/page-stores';
import { copyUserUuid } from '../stored/cookie-copy';

/** Calls the server as whoever has logged in at this host: the browser's cookies say who. `onGuest`: a call was told that
 *  nobody is logged in any more; it fails all the same. `onNavigationHint`: an answer says where to go on. */
export function ownClient(
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
