import * as z from 'zod/mini';
import { ApplicationReference } from '../../shared/api/ntb';
import { verificationDetails } from '../../shared/api/ntb-verification';
import { ApiError } from '../platform/api/api-error';
import { loadMessages } from '../platform/i18n/load-messages';
import { ownPage } from '../platform/own-page';
import { messagesOf } from './page-messages';
import { VerifyView } from './verify-view';
import type { Verified } from './view';

/** Status of a link that is none of an application. */
const unknown = 404;

/** Why a link leads to no application; null where that is not known. */
async function noApplication(error: unknown): Promise<'unknown' | 'replaced' | null> {
  if (!(error instanceof ApiError)) return null;
  if (error.kind !== 'business') return error.kind === 'http' && error.status === unknown ? 'unknown' : null;
  const { decisionRowOf } = await import('./error-rows');
  return decisionRowOf(error)?.reaction === 'openNewerLink' ? 'replaced' : null;
}

/** What an agent has filed, in its place of `/verify-details`. Whoever has the link sees who asks. */
export const verifyDetailsPage = ownPage<Verified>({
  isForGuests: true,
  async ask(client, page) {
    const spoken = loadMessages(page.document.documentElement.lang, messagesOf);
    const { data: ref } = z.safeParse(ApplicationReference, new URLSearchParams(page.location.search).get('ref'));
    // An address without a proper one was cut short.
    if (ref === undefined) return { reference: '', application: 'unknown', messages: await spoken };
    try {
      const application = await client.call(verificationDetails, { ref });
      return { reference: ref, application, messages: await spoken };
    } catch (error) {
      const application = await noApplication(error);
      if (application === null) throw error;
      return { reference: ref, application, messages: await spoken };
    }
  },
  View: VerifyView,
});
