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
import { sendNotice } from '../http/notices';
import type { PageAssets } from '../http/page-assets';
import { acceptForms, readForm, type SentForm } from '../http/read-form';
import { sendSitePage } from '../http/send-site-page';
import type { SitePages } from '../http/site-pages';
import { siteHost } from '../http/site-session';
import { checkKfsFile, checkKfsTyped, checkReadFile, type KfsFileDeps } from '../services/kfs-document/check-file';
import { countStatementUse, type StatementDeps } from '../services/payments/open-statement';
import { Refusal } from '../services/refusal';

/** Larger than a file, so that the page itself can report a file that is somewhat too large. */
const FORM_MAX_BYTES = 2 * KFS_FILE_MAX_BYTES;
/** One extra byte shows that a file is too large. */
const FORM_LIMITS = {
  bodyBytes: FORM_MAX_BYTES,
  fileField: KFS_FILE_FIELD,
  fileBytes: KFS_FILE_MAX_BYTES + 1,
} as const;

type CountDeps = Pick<StatementDeps, 'db' | 'clock' | 'limits'>;
interface KfsCheckDeps extends CountDeps, KfsFileDeps {
  readonly pages: SitePages;
  readonly assets: PageAssets;
  readonly maintenance: Config['maintenance'];
}

const FINGERPRINT = 'fingerprint';
const FINGERPRINT_AT_MOST = 64;

const Typed = z.catch(z.string().check(z.trim(), z.maxLength(FINGERPRINT_AT_MOST)), '');
const Asked = z.object({ proposal: Typed, [FINGERPRINT]: Typed });

/** Contents of a file as read by the browser's script. */
const ReadFile = z.object({
  fileHash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  fileFingerprint: z.string().check(z.maxLength(64)),
  fileNumber: z.string().check(z.maxLength(64)),
});

/** Result for a fingerprint in the address, with or without a number; undefined if there is none. Refusal: 429. */
export async function answerKfsCheck(deps: CountDeps, request: FastifyRequest): Promise<KfsChecked | undefined> {
  const asked = Asked.parse(request.query);
  if (asked.fingerprint === '') return undefined;
  await countStatementUse(deps, callOf(request));
  return checkKfsTyped(deps, asked);
}

/** Accepts a statement's file, or its contents as read by the browser, and shows the result; redirects a typed
 *  fingerprint to its result page. Refusal: 429. */
export function registerKfsCheck(app: FastifyInstance, deps: KfsCheckDeps): void {
  app.register(async (forms) => {
    acceptForms(forms);
    for (const locale of locales)
      forms.post(pathIn(locale, kfsCheck.path), { bodyLimit: FORM_MAX_BYTES }, async (request, reply) => {
        const host = siteHost(request, deps.publicUrl);
        if (!host) throw new Refusal('NOT_FOUND');
        if (deps.maintenance) return reply.redirect(pathIn(locale, kfsCheck.path), SEE_OTHER);
        // Before the body is read, because a form costs time.
        await countStatementUse(deps, callOf(request));
        const form = await readForm(request, FORM_LIMITS);
        const typed = typedIn(form);
        if (typed !== null) {
          const asked = new URLSearchParams({ [FINGERPRINT]: typed });
          return reply.redirect(`${pathIn(locale, kfsCheck.path)}?${asked}`, SEE_OTHER);
        }
        const data = await checkedIn(deps, form);
        const { path, shows } = kfsCheck;
        const page = { locale, site: host.site, row: shows, path, data };
        const isSent = await sendSitePage(deps.pages, request, reply, page);
        return isSent ? reply : sendNotice(deps.assets, request, reply, 'notBuilt');
      });
  });
}

const hasRead = ({ fields }: SentForm): boolean => Boolean(fields.get(kfsReadFields.hash));

/** Typed fingerprint of a form without a file; null for none. */
function typedIn(form: SentForm): string | null {
  if (hasRead(form) || (form.file !== null && form.file.length > 0)) return null;
  return form.fields.get(FINGERPRINT)?.trim().slice(0, FINGERPRINT_AT_MOST) || null;
}

/** Result for a form's file, or for its contents as read by the browser. Refuses contents that our script cannot have
 *  read with 400. */
async function checkedIn(deps: KfsFileDeps, form: SentForm): Promise<KfsChecked> {
  if (!hasRead(form)) return checkKfsFile(deps, form.file ?? new Uint8Array());
  const read = ReadFile.safeParse(Object.fromEntries(form.fields));
  if (!read.success) throw new Refusal('INVALID_REQUEST', { why: 'no hash of a file' });
  const { fileHash, fileFingerprint, fileNumber } = read.data;
  return checkReadFile(deps, {
    fileHash,
    fingerprint: fileFingerprint || null,
    proposalNumber: fileNumber || null,
  });
}
