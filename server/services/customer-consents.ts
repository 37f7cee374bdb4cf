import type { Consent, consentText, ownConsents, withdrawConsent } from '../../shared/api/consents';
import type { RequestOf, ResponseOf } from '../../shared/api/endpoint';
import { isWithdrawable, type Standing, standingsOf } from '../rules/consent-standing';
import { consentsOf, consentWithdrawn, findConsentText, type LedgerRow, lockConsents } from '../store/consents';
import type { Debtor } from '../store/debtor';
import type { Db } from '../store/schema';
import { writeAll } from '../store/write';
import type { SiteCaller } from './caller';
import { placeOf } from './consents';
import { type LoginDeps, requireMobile } from './logins';
import { lenderName } from './offers';
import { statementUrlOf } from './payments/statement-link';
import { Refusal } from './refusal';

export const consentsOfCaller = (deps: LoginDeps, caller: SiteCaller): Promise<ResponseOf<typeof ownConsents>> =>
  answered(deps, ownerOf(caller));

const ownerOf = (caller: SiteCaller): Debtor => ({ mobile: requireMobile(caller), lenderId: caller.site.lenderId });

/** Current consents, newest first. A lender's host shows those that name this lender, and those to Kadam that were
 *  given on the site or can be withdrawn. */
export const consentsOfOwner = (ledger: readonly LedgerRow[], { lenderId }: Debtor): Standing<LedgerRow>[] =>
  standingsOf(ledger).filter(
    ({ row, state }) =>
      lenderId === null ||
      row.lenderId === lenderId ||
      (row.lenderId === null && (row.place === 'SITE' || isWithdrawable(state))),
  );

/** Answers `GET app/consents/text`. Refusals: 401, 404. */
export async function textOfConsent(
  deps: LoginDeps,
  caller: SiteCaller,
  { consentId }: RequestOf<typeof consentText>,
): Promise<ResponseOf<typeof consentText>> {
  const { row } = await customerConsent(deps.db, ownerOf(caller), consentId);
  if (row.kind === 'KFS') {
    const printUrl = statementUrlOf(deps, { txnUuid: row.subject, contentHash: row.textHash });
    return { text: null, printUrl };
  }
  return { text: await findConsentText(deps.db, row.textHash), printUrl: null };
}

/** Answers `POST app/consents/withdraw`. Refusals: 400, 401, 404. */
export async function withdraw(
  deps: LoginDeps,
  caller: SiteCaller,
  { consentId }: RequestOf<typeof withdrawConsent>,
): Promise<ResponseOf<typeof withdrawConsent>> {
  const owner = ownerOf(caller);
  const { mobile } = owner;
  await deps.db.transaction().execute(async (trx) => {
    const { kind } = (await customerConsent(trx, owner, consentId)).row;
    await lockConsents(trx, mobile, kind);
    const { row, state } = await customerConsent(trx, owner, consentId);
    if (isWithdrawable(state))
      await writeAll(trx, [
        consentWithdrawn({
          ...row,
          place: placeOf(caller),
          merchantKey: caller.merchant.merchantKey,
          clientIpHash: deps.hasher.hash('client-ip', caller.clientIp),
          atMs: deps.clock.nowMs(),
        }),
      ]);
    else if (state !== 'WITHDRAWN')
      throw new Refusal('INVALID_REQUEST', { fields: [{ path: 'consentId', message: 'cannot be withdrawn' }] });
  });
  return answered(deps, owner);
}

/** Throws NOT_FOUND for a consent of another number, and at a lender's host for one to another lender. */
async function customerConsent(db: Db, owner: Debtor, consentId: string): Promise<Standing<LedgerRow>> {
  const standings = consentsOfOwner(await consentsOf(db, owner.mobile), owner);
  const found = standings.find(({ row }) => String(row.consentId) === consentId);
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
}

async function answered(deps: LoginDeps, owner: Debtor): Promise<ResponseOf<typeof ownConsents>> {
  const standings = consentsOfOwner(await consentsOf(deps.db, owner.mobile), owner);
  return { consents: standings.map(consentOf), serverNowMs: deps.clock.nowMs() };
}

const consentOf = ({ row, state, withdrawnAtMs }: Standing<LedgerRow>): Consent => ({
  consentId: String(row.consentId),
  kind: row.kind,
  state,
  place: row.place,
  lenderName: row.lenderId === null ? null : lenderName(row.lenderId),
  merchantName: row.place === 'SITE' ? null : row.merchantName,
  orderId: row.orderId,
  version: row.version,
  language: row.language,
  textHash: row.textHash,
  givenAtMs: row.atMs,
  withdrawnAtMs,
});
