import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Kfs } from '../../shared/api/kfs';
import { formatNumber, formatPaise as rupees } from '../../shared/format/number';
import { percentOf } from '../../shared/money/rate';
import { dayInIndia } from '../../shared/rules/india-days';
import { printedKfs } from '../../shared/site/routes';
import { type Html, html, sendNotice, sendPrinted } from '../http/printed-page';
import type { Clock } from '../ports';
import { isPrintKey } from '../services/payments/kfs-consent';
import type { Hasher } from '../services/secrets';
import { findKfs } from '../store/kfs';
import type { Db } from '../store/schema';

const Params = z.object({ txnUuid: z.string(), contentHash: z.string() });
const Query = z.object({ until: z.coerce.number(), key: z.string() });

/** A key fact statement to print or save. Its address opens this one statement for 10 minutes. */
export function registerKfsPage(
  app: FastifyInstance,
  deps: { readonly db: Db; readonly clock: Clock; readonly hasher: Hasher },
): void {
  app.get(printedKfs.path, async (request, reply) => {
    const { txnUuid, contentHash } = Params.parse(request.params);
    const { data: query } = Query.safeParse(request.query);
    const isOpen =
      query !== undefined &&
      query.until > deps.clock.nowMs() &&
      isPrintKey(deps.hasher, { txnUuid, contentHash, untilMs: query.until }, query.key);
    const kfs = isOpen ? await findKfs(deps.db, txnUuid, contentHash) : null;
    if (!kfs) return sendNotice(request, reply, 'closedStatement');
    return sendPrinted(reply, { title: `Key Facts Statement ${kfs.proposalNumber}`, body: statement(kfs) });
  });
}

const percent = (bps: number): string => `${formatNumber(percentOf(bps))} % a year`;
const row = (name: string, value: string): Html =>
  html`<tr><th scope="row">${name}</th><td class="n">${value}</td></tr>`;

function statement(kfs: Kfs): Html {
  const facts: readonly [string, string][] = [
    ['Annual percentage rate, all costs included', percent(kfs.aprBps)],
    ['Price of the purchase', rupees(kfs.purchaseAmountPaise)],
    ...(kfs.isNoCost ? ([['Discount for no-cost EMI', `− ${rupees(kfs.discountPaise)}`]] as [string, string][]) : []),
    ['Loan amount', rupees(kfs.loanAmountPaise)],
    ['Interest rate (fixed)', percent(kfs.annualRateBps)],
    ['Total interest', rupees(kfs.totalInterestPaise)],
    ...(kfs.totalGstOnInterestPaise > 0
      ? ([['GST on interest', rupees(kfs.totalGstOnInterestPaise)]] as [string, string][])
      : []),
    ...kfs.fees.map((fee): [string, string] => [
      `${fee.name} (${fee.payee === 'LENDER' ? 'to the lender' : 'to a third party'}, ${fee.frequency === 'ONE_TIME' ? 'once, with the first instalment' : 'recurring'}), incl. GST`,
      rupees(fee.amountPaise + fee.gstPaise),
    ]),
    ['Cost of this loan', rupees(kfs.costOfLoanPaise)],
    [
      `Net disbursed${kfs.totalFeesPaise > 0 ? ', after the fee' : ''} (only the base of the APR)`,
      rupees(kfs.netDisbursedPaise),
    ],
    ['You pay in all', rupees(kfs.totalPayablePaise)],
    [
      'Instalments',
      `${kfs.instalmentCount} × ${rupees(kfs.instalmentPaise)}${kfs.totalGstOnInterestPaise > 0 ? ', plus GST on the interest' : ''}, monthly from ${kfs.firstEmiOn}`,
    ],
    ['Disbursal', kfs.disbursal],
    ...kfs.contingentCharges.map(({ name, charge }): [string, string] => [name, charge]),
    ['Cooling-off', kfs.coolingOff],
    ['Recovery', kfs.recoveryClause],
    ['Transfer', kfs.transferClause],
    ['Complaints', `${kfs.grievanceOfficer.name}, ${kfs.grievanceOfficer.email}, ${kfs.grievanceOfficer.phone}`],
  ];
  const instalments = kfs.schedule.map(
    (each) =>
      html`<tr><td>${each.number}</td><td>${each.dueOn}</td><td class="n">${rupees(each.paymentPaise)}</td><td class="n">${rupees(each.principalPaise)}</td><td class="n">${rupees(each.interestPaise + each.gstPaise)}</td><td class="n">${rupees(each.balancePaise)}</td></tr>`,
  );
  return html`<main><h1>Key Facts Statement</h1>
<p>${kfs.lenderName} for ${kfs.merchantName}. Proposal ${kfs.proposalNumber}, valid until ${dayInIndia(kfs.validUntilMs)}.</p>
<table>${facts.map(([name, value]) => row(name, value))}</table>
<h2>Repayment schedule</h2>
<table><thead><tr><th scope="col">No.</th><th scope="col">Due</th><th scope="col" class="n">Instalment</th><th scope="col" class="n">Principal</th><th scope="col" class="n">Interest and tax</th><th scope="col" class="n">Owed after</th></tr></thead><tbody>${instalments}</tbody></table>
<p>Version ${kfs.kfsVersion}. Content hash ${kfs.contentHash}.</p></main>`;
}
