import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Kfs } from '../../shared/api/kfs';
import { dayText, monthsEn } from '../../shared/format/day-text';
import { formatPaise as rupees } from '../../shared/format/number';
import { percentOf } from '../../shared/money/rate';
import { dayInIndia } from '../../shared/rules/india-days';
import { printedKfs } from '../../shared/site/routes';
import { brandMark, type Html, html, sendNotice, sendPrinted } from '../http/printed-page';
import type { Clock } from '../ports';
import { isPrintKey } from '../services/payments/kfs-consent';
import type { Hasher } from '../services/secrets';
import { findKfs } from '../store/kfs';
import type { Db } from '../store/schema';

const Params = z.object({ txnUuid: z.string(), contentHash: z.string() });
const Query = z.object({ until: z.coerce.number(), key: z.string() });

/** A Key Facts Statement to print or save. Its address opens this one statement for 10 minutes. */
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

const percent = (bps: number): string => `${percentOf(bps).toFixed(2)}% a year`;
const day = (on: string): string => dayText(on, monthsEn);

/** `isSum`: one to find at a glance. */
type Fact = readonly [name: string, value: string, isSum?: boolean];
const figures = (facts: readonly Fact[]): Html =>
  html`<table>${facts.map(([name, value, isSum = false]) => html`<tr class="${isSum ? 'sum' : ''}"><th scope="row">${name}</th><td class="n">${value}</td></tr>`)}</table>`;
const clauses = (facts: readonly Fact[]): Html =>
  html`${facts.map(([name, value]) => html`<h3>${name}</h3><p>${value}</p>`)}`;

/** The sums, in the order of the statement in the checkout. */
const costs = (kfs: Kfs): readonly Fact[] => [
  ['Annual percentage rate (APR), all costs included', percent(kfs.aprBps), true],
  ['Price of the purchase', rupees(kfs.purchaseAmountPaise)],
  ...(kfs.isNoCost ? ([['Discount for no-cost EMI', `− ${rupees(kfs.discountPaise)}`]] as const) : []),
  ['Loan amount', rupees(kfs.loanAmountPaise)],
  ['Interest rate (fixed)', percent(kfs.annualRateBps)],
  ['Total interest', rupees(kfs.totalInterestPaise)],
  ...(kfs.totalGstOnInterestPaise > 0 ? ([['GST on interest', rupees(kfs.totalGstOnInterestPaise)]] as const) : []),
  ...kfs.fees.map(
    (fee) =>
      [
        `${fee.name} (${fee.payee === 'LENDER' ? 'to the lender' : 'to a third party'}, ${fee.frequency === 'ONE_TIME' ? 'once, with the first instalment' : 'recurring'}), incl. GST`,
        rupees(fee.amountPaise + fee.gstPaise),
      ] as const,
  ),
  ['Cost of this loan', rupees(kfs.costOfLoanPaise)],
  [
    `Net disbursed${kfs.totalFeesPaise > 0 ? ', after the fee' : ''} (only the base of the APR)`,
    rupees(kfs.netDisbursedPaise),
  ],
  ['You pay in all', rupees(kfs.totalPayablePaise), true],
];

const repayment = (kfs: Kfs): readonly Fact[] => [
  [
    'Instalments',
    `${kfs.instalmentCount} × ${rupees(kfs.instalmentPaise)}${kfs.totalGstOnInterestPaise > 0 ? ', plus GST on the interest' : ''}`,
  ],
  ['First instalment', day(kfs.firstEmiOn)],
  ['Last instalment', day(kfs.lastEmiOn)],
  ['Disbursal', kfs.disbursal],
];

const rights = (kfs: Kfs): readonly Fact[] => [
  ['Cooling-off', kfs.coolingOff],
  ['Recovery', kfs.recoveryClause],
  ['Transfer', kfs.transferClause],
  ['Complaints', `${kfs.grievanceOfficer.name}, ${kfs.grievanceOfficer.email}, ${kfs.grievanceOfficer.phone}`],
];

function schedule(kfs: Kfs): Html {
  const interest = kfs.totalGstOnInterestPaise > 0 ? 'Interest + GST' : 'Interest';
  const rows = kfs.schedule.map(
    (each) =>
      html`<tr><th scope="row">${each.number}</th><td>${day(each.dueOn)}</td><td class="n">${rupees(each.paymentPaise)}</td><td class="n">${rupees(each.principalPaise)}</td><td class="n">${rupees(each.interestPaise + each.gstPaise)}</td><td class="n">${rupees(each.balancePaise)}</td></tr>`,
  );
  // Six columns of sums are wider than a phone: there they scroll by themselves, by keyboard too.
  return html`<section class="wide" tabindex="0" aria-labelledby="schedule"><table class="dense">
<thead><tr><th scope="col">No.</th><th scope="col">Due</th><th scope="col" class="n">Instalment</th><th scope="col" class="n">Principal</th><th scope="col" class="n">${interest}</th><th scope="col" class="n">Owed after</th></tr></thead><tbody>${rows}</tbody></table></section>`;
}

const statement = (kfs: Kfs): Html => html`<main>${brandMark}<h1>Key Facts Statement</h1>
<p>${kfs.lenderName} for ${kfs.merchantName}. Proposal ${kfs.proposalNumber}, valid until ${day(dayInIndia(kfs.validUntilMs))}.</p>
<h2>What it costs</h2>
${figures(costs(kfs))}
<h2>How you repay</h2>
${figures(repayment(kfs))}
<h2>Charges only if they happen</h2>
${figures(kfs.contingentCharges.map(({ name, charge }) => [name, charge] as const))}
<h2>Your rights</h2>
${clauses(rights(kfs))}
<h2 id="schedule">Repayment schedule</h2>
${schedule(kfs)}
<p class="fine">Version ${kfs.kfsVersion}. Content hash ${kfs.contentHash}.</p></main>`;
