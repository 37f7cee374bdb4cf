import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import * as dispute from '../../../shared/api/disputes';
import { fileTypes } from '../../../shared/rules/disputes/file-kind';
import { disputeFile } from '../../../shared/site/routes';
import { attachmentNamed } from '../../http/attachment';
import { type Handler, siteHandler } from '../../http/handler';
import { shopperAt } from '../../http/site-guard';
import { lenderIdOf } from '../../http/site-of';
import { type SiteSessionDeps, siteHost } from '../../http/site-session';
import type { DisputeDeps } from '../../services/disputes/desk';
import { changeTicket, detailsOf, openTicket, viewTickets } from '../../services/disputes/disputes';
import { keepUpload } from '../../services/disputes/upload';
import { Refusal } from '../../services/refusal';
import type { Debtor } from '../../store/debtor';
import { fileContent } from '../../store/dispute-files';
import { findDispute } from '../../store/disputes';
import type { Db } from '../../store/schema';

export const disputeHandlers = (deps: DisputeDeps): readonly Handler[] => [
  siteHandler(dispute.disputeDetails, (_, caller) => detailsOf(deps, caller)),
  siteHandler(dispute.uploadDisputeFile, (asked, caller) => keepUpload(deps, caller, asked)),
  siteHandler(dispute.createTicket, (asked, caller) => openTicket(deps, caller, asked)),
  siteHandler(dispute.viewTicket, (asked, caller) => viewTickets(deps, caller, asked)),
  siteHandler(dispute.updateTicket, (asked, caller) => changeTicket(deps, caller, asked)),
];

const Params = z.object({ fileId: z.string() });

/** A file that `owner` sent; null for another customer's, and for a ticket that is hidden from `owner`. */
async function ownFile(db: Db, owner: Debtor, fileId: string): ReturnType<typeof fileContent> {
  const file = await fileContent(db, owner.mobile, fileId);
  const isShown = !file || file.ticketId === null || (await findDispute(db, owner, file.ticketId)) !== null;
  return isShown ? file : null;
}

/** Sends a file of a dispute to its uploader; 404 for others. Always a download with its sniffed type, so that a
 *  browser never renders it. */
export function registerDisputeFiles(app: FastifyInstance, deps: DisputeDeps & SiteSessionDeps): void {
  app.get(disputeFile.path, async (request, reply) => {
    const host = siteHost(request, deps.publicUrl);
    const mobile = host && (await shopperAt(deps, host, request, reply));
    const { fileId } = Params.parse(request.params);
    const file =
      host && mobile !== null && (await ownFile(deps.db, { mobile, lenderId: lenderIdOf(host.site) }, fileId));
    if (!file) throw new Refusal('NOT_FOUND');
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', attachmentNamed(file.name, file.kind))
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'same-origin')
      .type(fileTypes[file.kind])
      .send(file.content);
  });
}
