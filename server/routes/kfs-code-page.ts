import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { brand } from '../../shared/brand';
import type { ErrorName } from '../../shared/errors';
import { maskMobile } from '../../shared/format/mask';
import { messagesIn } from '../../shared/messages/define-messages';
import { MINUTE_MS } from '../../shared/rules/duration';
import { digitsOnly } from '../../shared/rules/validation';
import { href } from '../../shared/site/route';
import { printedKfs } from '../../shared/site/routes';
import { callOf } from '../http/call-of';
import { registerForms, SEE_OTHER } from '../http/forms';
import { sendNotice } from '../http/notices';
import type { PageAssets } from '../http/page-assets';
import { askedLocale, pageLanguage } from '../http/page-language';
import { brandMark, type Html, html, sendPrinted, sentence } from '../http/printed-page';
import { CODE_VALID_MS } from '../rules/one-time-code-rules';
import type { CodeCheck } from '../services/check-code';
import {
  type AgreedStatement,
  checkStatementCode,
  findAgreedStatement,
  type StatementDeps,
  sendStatementCode,
} from '../services/payments/open-statement';
import { openStatementPath } from '../services/payments/statement-link';
import { Refusal } from '../services/refusal';
import { randomReference } from '../services/secrets';
import { kfsPagesMessages } from './kfs-page.messages';

const Params = z.object({ txnUuid: z.string(), contentHash: z.string() });
/** Names whoever asks on this page; worth nothing without the code. */
const Asked = z.string().check(z.regex(/^[\w-]{22}$/));
const SendForm = z.object({ asked: z.catch(Asked, '') });
const OpenForm = z.object({ asked: Asked, code: z.string().check(z.trim(), z.maxLength(16)) });

/** What a page says of a code that was not sent. Anything else is answered as everywhere. */
const notSent: Readonly<Partial<Record<ErrorName, 'tooSoon' | 'blocked' | 'notSent' | 'busyNetwork'>>> = {
  OTP_TOO_SOON: 'tooSoon',
  MOBILE_BLOCKED: 'blocked',
  SERVICE_UNAVAILABLE: 'notSent',
  NETWORK_SENT_TOO_MANY_CODES: 'busyNetwork',
};

export interface KfsCodeDeps extends StatementDeps {
  readonly assets: PageAssets;
}

/** Has an OTP sent and typed, without a script: two forms, of which the second one leads to the statement. */
export function registerKfsCode(app: FastifyInstance, deps: KfsCodeDeps): void {
  const find = (request: FastifyRequest) => findAgreedStatement(deps, Params.parse(request.params));

  registerForms(app, (forms) => {
    forms.post(`${printedKfs.path}/code`, async (request, reply) => {
      const statement = await find(request);
      if (!statement) return sendNotice(deps.assets, request, reply, 'closedStatement');
      const asked = SendForm.parse(request.body ?? {}).asked || randomReference();
      const words = messagesIn(pageLanguage(request), kfsPagesMessages).open;
      try {
        await sendStatementCode(deps, statement, callOf(request), asked);
        return sendTypePage(request, reply, statement, asked, null);
      } catch (error) {
        const why = error instanceof Refusal ? notSent[error.name] : undefined;
        if (why === undefined) throw error;
        return sendTypePage(request, reply, statement, asked, words[why]);
      }
    });

    forms.post(`${printedKfs.path}/open`, async (request, reply) => {
      const statement = await find(request);
      const { data: given } = OpenForm.safeParse(request.body);
      if (!statement || !given) return sendNotice(deps.assets, request, reply, 'closedStatement');
      const code = digitsOnly(given.code);
      const outcome = await checkStatementCode(deps, statement, callOf(request), { asked: given.asked, code });
      if (outcome.result !== 'right')
        return sendTypePage(request, reply, statement, given.asked, whyNot(request, outcome));
      return reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .redirect(openStatementPath(deps, statement.name), SEE_OTHER);
    });
  });
}

function whyNot(request: FastifyRequest, outcome: Exclude<CodeCheck, { result: 'right' }>): string {
  const words = messagesIn(pageLanguage(request), kfsPagesMessages).open;
  switch (outcome.result) {
    case 'wrong':
      return words.wrong(outcome.remainingAttempts);
    case 'expired':
      return words.expired;
    case 'exhausted':
      return words.blocked;
    default:
      return outcome satisfies never;
  }
}

/** Says what comes, and sends nothing by itself: whoever looks at an address has no message sent to anybody. */
export function sendAskPage(request: FastifyRequest, reply: FastifyReply, statement: AgreedStatement): FastifyReply {
  const words = messagesIn(pageLanguage(request), kfsPagesMessages).open;
  const body = html`<p>${sentence(words.text(maskMobile(statement.mobile)))}</p><form method="post" action="${addressOf(request, statement, 'code')}"><button class="p">${words.send}</button></form>`;
  return send(request, reply, body);
}

/** `why`: what was wrong with what was typed or asked for before; null where nothing was. */
function sendTypePage(
  request: FastifyRequest,
  reply: FastifyReply,
  statement: AgreedStatement,
  asked: string,
  why: string | null,
): FastifyReply {
  const words = messagesIn(pageLanguage(request), kfsPagesMessages).open;
  const named = html`<input type="hidden" name="asked" value="${asked}">`;
  const error = why === null ? [] : [html`<p class="error" id="why" role="alert">${why}</p>`];
  const describedBy = why === null ? [] : [html` aria-describedby="why" aria-invalid="true"`];
  const body = html`<p>${sentence(words.sent(maskMobile(statement.mobile), CODE_VALID_MS / MINUTE_MS))}</p>
<form method="post" action="${addressOf(request, statement, 'open')}">${named}<label>${words.code}<input name="code" inputmode="numeric" autocomplete="one-time-code" required maxlength="16" autofocus${describedBy}></label>${error}<button class="p">${words.submit}</button></form>
<form method="post" action="${addressOf(request, statement, 'code')}">${named}<button>${words.again}</button></form>`;
  return send(request, reply, body);
}

/** Its page goes on in the language that was asked for. */
const addressOf = (request: FastifyRequest, { name }: AgreedStatement, step: 'code' | 'open'): string =>
  href({ path: `${printedKfs.path}/${step}` }, { ...name }, askedLocale(request));

function send(request: FastifyRequest, reply: FastifyReply, inside: Html): FastifyReply {
  const language = pageLanguage(request);
  const { title } = messagesIn(language, kfsPagesMessages).open;
  const body = html`<main class="card">${brandMark}<h1>${title}</h1>${inside}</main>`;
  return sendPrinted(reply, { title: `${title} · ${brand.name}`, body, formsTo: 'self', language });
}
