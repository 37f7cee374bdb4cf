import type { FastifyReply, FastifyRequest } from 'fastify';
import { MINUTE_MS } from '../../shared/rules/duration';
import { underMaintenance } from '../../shared/site/routes';
import { sendSitePage } from './send-site-page';
import type { AskedPage, SitePages } from './site-pages';

const RETRY_AFTER_S = (10 * MINUTE_MS) / 1000;

/** Sends the maintenance notice, with its end unless that has passed; false if nothing is built. */
export function sendRepair(
  pages: SitePages,
  request: FastifyRequest,
  reply: FastifyReply,
  at: Pick<AskedPage, 'locale' | 'site'>,
  { endsAtMs, nowMs }: { readonly endsAtMs: number | null; readonly nowMs: number },
): Promise<boolean> {
  const leftMs = endsAtMs === null ? 0 : endsAtMs - nowMs;
  const { path, shows } = underMaintenance;
  reply.header('retry-after', leftMs > 0 ? Math.ceil(leftMs / 1000) : RETRY_AFTER_S);
  const repairedAtMs = leftMs > 0 ? endsAtMs : null;
  return sendSitePage(pages, request, reply, { ...at, path, row: { ...shows, status: 503 }, repairedAtMs });
}
