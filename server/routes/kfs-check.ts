import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { locales } from '../../shared/locales';
import { KFS_FILE_MAX_BYTES } from '../../shared/rules/kfs-file';
import { pathIn } from '../../shared/site/address';
import { KFS_FILE_FIELD, kfsReadFields } from '../../shared/site/kfs-file-field';
import type { KfsChecked } from '../../shared/site/page-data';
import { kfsCheck } from '../../shared/site/routes';
import type { Config } from '../config';
import { callOf } from '../http/call-of';
import { SEE_OTHER } from '../http/forms';
import { sendNotice } from '../http/printed-page';
import { sendSitePage } from '../http/send-site-page';
import type { SitePages } from '../http/site-pages';
import { siteHost } from '../http/site-session';
import { checkKfsFile, checkKfsTyped, checkReadFile, type KfsFileDeps } from '../services/kfs-document/check-file';
import { countStatementUse, type StatementDeps } from '../services/payments/open-statement';
import { Refusal } from '../services/refusal';

/** A whole form: so that one whose file is somewhat too large is told so by the page. */
const FORM_MAX_BYTES = 2 * KFS_FILE_MAX_BYTES;

type CountDeps = Pick<StatementDeps, 'db' | 'clock' | 'limits'>;
interface KfsCheckDeps extends CountDeps, KfsFileDeps {
  readonly pages: SitePages;
  readonly maintenance: Config['maintenance'];
}

const FINGERPRINT = 'fingerprint';
const FINGERPRINT_AT_MOST = 64;

const Typed = z.catch(z.string().check(z.trim(), z.maxLength(FINGERPRINT_AT_MOST)), '');
const Asked = z.object({ proposal: Typed, [FINGERPRINT]: Typed });

/** What the browser has read of a file. */
const ReadFile = z.object({
  fileHash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  fileFingerprint: z.string().check(z.maxLength(64)),
  fileNumber: z.string().check(z.maxLength(64)),
});

/** What the page answers to a fingerprint in its address, with a number or without; undefined for none. Refused with 429. */
export async function answerKfsCheck(deps: CountDeps, request: FastifyRequest): Promise<KfsChecked | undefined> {
  const asked = Asked.parse(request.query);
  if (asked.fingerprint === '') return undefined;
  await countStatementUse(deps, callOf(request));
  return checkKfsTyped(deps, asked);
}

/** Takes the file of a statement, or what the browser has read of it, and shows the page with what was found; leads to what a
 *  fingerprint that was typed is found by. Refused with 429. */
export function registerKfsCheck(app: FastifyInstance, deps: KfsCheckDeps): void {
  app.register(async (forms) => {
    // As a function, which nothing walks through that looks at what people have typed.
    forms.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit: FORM_MAX_BYTES },
      (_request, body, done) => done(null, () => body),
    );
    for (const locale of locales)
      forms.post(pathIn(locale, kfsCheck.path), { bodyLimit: FORM_MAX_BYTES }, async (request, reply) => {
        const host = siteHost(request, deps.publicUrl);
        if (!host) throw new Refusal('NOT_FOUND');
        if (deps.maintenance) return reply.redirect(pathIn(locale, kfsCheck.path), SEE_OTHER);
        const form = await formIn(request);
        const typed = typedIn(form);
        if (typed !== null) {
          const asked = new URLSearchParams({ [FINGERPRINT]: typed });
          return reply.redirect(`${pathIn(locale, kfsCheck.path)}?${asked}`, SEE_OTHER);
        }
        await countStatementUse(deps, callOf(request));
        const data = await checkedIn(deps, form);
        const { path, shows } = kfsCheck;
        const page = { locale, site: host.site, row: shows, path, data };
        const isSent = await sendSitePage(deps.pages, request, reply, page);
        return isSent ? reply : sendNotice(request, reply, 'notBuilt');
      });
  });
}

/** The form of a call. Refuses what is none with 400. */
async function formIn({ headers, body }: FastifyRequest): Promise<FormData> {
  const type = headers['content-type'];
  if (typeof body !== 'function' || type === undefined) throw new Refusal('INVALID_REQUEST', { why: 'no form' });
  // SAFETY: the parser of this scope has made it.
  const sent = new Response(new Uint8Array((body as () => Buffer)()), { headers: { 'content-type': type } });
  const form = await sent.formData().catch(() => null);
  if (form === null) throw new Refusal('INVALID_REQUEST', { why: 'no form' });
  return form;
}

const hasRead = (form: FormData): boolean => Boolean(form.get(kfsReadFields.hash));

/** What was typed, where neither a file nor what was read of one is there; null for nothing. */
function typedIn(form: FormData): string | null {
  const [typed, file] = [form.get(FINGERPRINT), form.get(KFS_FILE_FIELD)];
  const hasFile = file !== null && typeof file !== 'string' && file.size > 0;
  if (hasRead(form) || hasFile || typeof typed !== 'string') return null;
  return typed.trim().slice(0, FINGERPRINT_AT_MOST) || null;
}

/** What is found of the file of a form, or of what was read of it. Refuses with 400 what no script of ours has read. */
async function checkedIn(deps: KfsFileDeps, form: FormData): Promise<KfsChecked> {
  if (!hasRead(form)) return checkKfsFile(deps, await fileIn(form));
  const read = ReadFile.safeParse(Object.fromEntries(form));
  if (!read.success) throw new Refusal('INVALID_REQUEST', { why: 'no hash of a file' });
  const { fileHash, fileFingerprint, fileNumber } = read.data;
  return checkReadFile(deps, {
    fileHash,
    fingerprint: fileFingerprint || null,
    proposalNumber: fileNumber || null,
  });
}

/** The bytes of its file; none where it has none. */
async function fileIn(form: FormData): Promise<Uint8Array> {
  const file = form.get(KFS_FILE_FIELD);
  return file === null || typeof file === 'string' ? new Uint8Array() : new Uint8Array(await file.arrayBuffer());
}
