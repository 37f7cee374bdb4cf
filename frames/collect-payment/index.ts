import { requestInfo } from '../../shared/api/telesales';
import { ApiError } from '../platform/api/api-error';
import { ownPage } from '../platform/own-page';
import { type Collected, CollectView } from './collect-view';

/** Statuses of a link that is none of a request. */
const unknown: readonly number[] = [400, 404];

/** Who asks for a payment, in its place of `/collect-payment`. Whoever has the link sees it. */
export const collectPaymentPage = ownPage<Collected>({
  isForGuests: true,
  async ask(client, page) {
    const ref = new URLSearchParams(page.location.search).get('ref') ?? '';
    // An address without one was cut short.
    if (ref === '') return { ref, info: null };
    try {
      return { ref, info: await client.call(requestInfo, { ref }) };
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'http' && unknown.includes(error.status))
        return { ref, info: null };
      throw error;
    }
  },
  View: CollectView,
});
