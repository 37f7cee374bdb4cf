import * as z from 'zod/mini';
import { ApplicationReference } from '../../shared/api/ntb';
import { verificationDetails } from '../../shared/api/ntb-verification';
import { ApiError } from '../platform/api/api-error';
import { sitePage } from '../platform/page/site-page';
import { verifyFlow } from './verify.flow';
import { VerifyView } from './verify-view';

/** Status of a link that no application has. */
const unknown = 404;

/** Reason why a link leads to no application; null if it is not known. */
async function noApplication(error: unknown): Promise<'unknown' | 'replaced' | null> {
  if (!(error instanceof ApiError)) return null;
  if (error.kind !== 'business') return error.kind === 'http' && error.status === unknown ? 'unknown' : null;
  const { decisionRowOf } = await import('./error-rows');
  return decisionRowOf(error)?.reaction === 'openNewerLink' ? 'replaced' : null;
}

/** An application that an agent has filed, in its place of `/verify-details`. The holder of the link sees who asks. */
export const verifyDetailsPage = sitePage({
  access: 'guest',
  async load(client, page) {
    const { data: ref } = z.safeParse(ApplicationReference, new URLSearchParams(page.location.search).get('ref'));
    // An address without a proper one was cut short.
    if (ref === undefined) return { reference: '', application: 'unknown' as const };
    try {
      return { reference: ref, application: await client.call(verificationDetails, { ref }) };
    } catch (error) {
      const application = await noApplication(error);
      if (application === null) throw error;
      return { reference: ref, application };
    }
  },
  flow: verifyFlow,
  View: VerifyView,
});
