import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { addressesOf, type Route, type Shown } from '../../shared/site/route';
import { payment, routes } from '../../shared/site/routes';
import type { BuiltFiles } from '../http/built-files';
import { sendPage } from '../http/pages';
import { sendNotice } from '../http/printed-page';
import { findMerchant } from '../store/merchants';
import type { Db } from '../store/schema';
import { type PaymentLinkDeps, sendPaymentLink } from './payment-link-page';

const Key = z.string().check(z.minLength(1), z.maxLength(64));
const PageQuery = z.object({
  merchantKey: z.catch(z.optional(Key), undefined),
  ref: z.catch(z.optional(z.string()), ''),
});

export interface PageDeps extends PaymentLinkDeps {
  readonly db: Db;
  readonly files: BuiltFiles;
}
type BuiltPage = Extract<Shown, { page: string }>;

/** The pages of the build and the redirects of the route table; documents that the server writes register themselves. */
export function registerPages(app: FastifyInstance, deps: PageDeps): void {
  for (const row of Object.values<Route>(routes)) {
    const { shows } = row;
    if (shows === 'document') continue;
    for (const address of addressesOf(row)) {
      if ('redirect' in shows) app.get(address, (_request, reply) => reply.redirect(shows.redirect));
      else
        app.get(address, async (request, reply) => {
          const { merchantKey, ref } = PageQuery.parse(request.query);
          if (row.path !== payment.path || ref === undefined)
            return sendBuilt(deps, request, reply, shows, merchantKey);
          const owner = await sendPaymentLink(deps, request, reply, ref, merchantKey);
          return owner === null ? reply : sendBuilt(deps, request, reply, { ...shows, framedBy: 'nobody' }, owner);
        });
    }
  }
}

async function sendBuilt(
  { db, files }: PageDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { page, merchant, framedBy }: BuiltPage,
  named: string | undefined,
): Promise<FastifyReply> {
  const merchantKey = merchant === 'none' ? undefined : named;
  if (merchantKey === undefined) {
    if (merchant === 'needed') return sendNotice(request, reply, 'noMerchant');
    return sendPage(files, request, reply, { page, ancestors: [], merchantOrigins: [] });
  }
  const known = await findMerchant(db, merchantKey);
  if (!known) return sendNotice(request, reply, 'unknownMerchant');
  const { origins } = known;
  const ancestors = framedBy === 'merchant' ? origins : [];
  return sendPage(files, request, reply, { page, ancestors, merchantOrigins: origins });
}
