import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { BuiltFiles } from '../http/built-files';
import { sendPage } from '../http/pages';
import { sendNotice } from '../http/printed-page';
import { findMerchant } from '../store/merchants';
import type { Db } from '../store/schema';

/** Every address of the sales app is the same document; its own router shows the screen. Source: S2§2. */
const salesPages = [
  '/sales-app-init',
  '/sales-emi-home',
  '/sales-lenders-list',
  '/sales-lender-details',
  '/sales-support',
  '/sales-session-expired',
  '/sales-agent-blocked',
  '/sa-pre-eligibility-check',
] as const;

/** Pages that exist only inside a merchant's page. Source: S1§2.1, S2§2. */
const merchantPages: Readonly<Record<string, string>> = {
  ...Object.fromEntries(salesPages.map((path) => [path, 'agent'])),
  '/widget-check-eligibility': 'eligibility',
  '/widget-benefit-screen': 'benefit',
  '/widget-communication-screen': 'communication',
};

/** Pages that may also be opened on their own; without a merchant nobody may frame them. Source: S1§2.1, S2§2. */
const eitherPages: Readonly<Record<string, string>> = {
  '/sa-communication-screen': 'communication',
  '/demo-communication-screen': 'communication',
};

const PageQuery = z.object({ merchantKey: z.optional(z.string().check(z.minLength(1), z.maxLength(64))) });

/** Documents that a browser opens. */
export function registerPages(app: FastifyInstance, deps: { readonly db: Db; readonly files: BuiltFiles }): void {
  const register = (path: string, page: string, whenUnnamed: 'refuse' | 'sendAlone'): void => {
    app.get(path, async (request, reply) => {
      const { data: query } = PageQuery.safeParse(request.query);
      if (query?.merchantKey === undefined) {
        if (whenUnnamed === 'sendAlone')
          return sendPage(deps.files, request, reply, { page, ancestors: [], merchantOrigins: [] });
        return sendNotice(request, reply, 'noMerchant');
      }
      const merchant = await findMerchant(deps.db, query.merchantKey);
      if (!merchant) return sendNotice(request, reply, 'unknownMerchant');
      const { origins } = merchant;
      return sendPage(deps.files, request, reply, { page, ancestors: origins, merchantOrigins: origins });
    });
  };
  for (const [path, page] of Object.entries(merchantPages)) register(path, page, 'refuse');
  for (const [path, page] of Object.entries(eitherPages)) register(path, page, 'sendAlone');

  // A customer's own page: nobody may frame it.
  app.get('/ntb-application', async (request, reply) =>
    sendPage(deps.files, request, reply, { page: 'ntb-application', ancestors: [], merchantOrigins: [] }),
  );
}
