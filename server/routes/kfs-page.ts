import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Kfs } from '../../shared/api/kfs';
import { pathIn } from '../../shared/site/address';
import { kfsCheck, kfsFile, printedKfs } from '../../shared/site/routes';
import { callOf } from '../http/call-of';
import { sendNotice } from '../http/notices';
import { sendDocument } from '../http/send-document';
import { type KfsFileDeps, kfsFileOf, verifyAt } from '../services/kfs-document/check-file';
import { countStatementUse, findAgreedStatement } from '../services/payments/open-statement';
import { isStatementOpen, type StatementName, statementFilePath } from '../services/payments/statement-link';
import { findKfs } from '../store/kfs';
import { type KfsCodeDeps, registerKfsCode, sendAskPage } from './kfs-code-page';

const Params = z.object({ txnUuid: z.string(), contentHash: z.string() });
const Query = z.object({ until: z.coerce.number(), key: z.string() });

export type KfsPageDeps = KfsCodeDeps & KfsFileDeps;

interface OpenStatement {
  readonly kfs: Kfs;
  readonly name: StatementName;
  readonly opened: { readonly untilMs: number; readonly key: string };
}

/** A Key Facts Statement as a page and as a file. A key opens it for 10 minutes; after that an agreed one requires an
 *  OTP to its number, as long as it is stored. */
export function registerKfsPages(app: FastifyInstance, deps: KfsPageDeps): void {
  /** Null if the address does not open it. */
  const findOpen = async (request: FastifyRequest): Promise<OpenStatement | null> => {
    const name = Params.parse(request.params);
    const { data: query } = Query.safeParse(request.query);
    if (!query) return null;
    const opened = { untilMs: query.until, key: query.key };
    if (!isStatementOpen(deps, name, opened)) return null;
    const kfs = await findKfs(deps.db, name.txnUuid, name.contentHash);
    return kfs && { kfs, name, opened };
  };
  const askOrRefuse = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const statement = await findAgreedStatement(deps, Params.parse(request.params));
    return statement
      ? sendAskPage(deps.assets, request, reply, statement)
      : sendNotice(deps.assets, request, reply, 'closedStatement');
  };

  app.get(printedKfs.path, async (request, reply) => {
    const open = await findOpen(request);
    if (!open) return askOrRefuse(request, reply);
    const { kfs, name, opened } = open;
    return sendDocument(deps.assets, reply, 'kfs', {
      locale: kfs.language,
      kfs,
      verifyUrl: deps.publicUrl + pathIn(kfs.language, kfsCheck.path),
      verifyAt: verifyAt(deps),
      fileUrl: statementFilePath(name, opened),
    });
  });

  app.get(kfsFile.path, async (request, reply) => {
    const open = await findOpen(request);
    if (!open) return askOrRefuse(request, reply);
    await countStatementUse(deps, callOf(request));
    const file = await kfsFileOf(deps, open.name.txnUuid, open.kfs);
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('content-disposition', `attachment; filename="KFS-${open.kfs.proposalNumber}-${open.kfs.language}.pdf"`)
      .type('application/pdf')
      .send(file);
  });

  registerKfsCode(app, deps);
}
