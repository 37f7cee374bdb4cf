import { requestInfo } from '../../shared/api/telesales';
import { ApiError } from '../platform/api/api-error';
import { sitePage } from '../platform/page/site-page';
import { collectFlow } from './collect.flow';
import { CollectView } from './collect-view';

/** Statuses for a link that no request has. */
const unknown: readonly number[] = [400, 404];

/** `/collect-payment`: a payment request, public to holders of the link. */
export const collectPaymentPage = sitePage({
  access: 'guest',
  async load(client, page) {
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
  flow: collectFlow,
  View: CollectView,
  perform:
    ({ reload }) =>
    () =>
      reload(),
});
