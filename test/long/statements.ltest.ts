import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { describe, expect, it } from 'vitest';
import { type StatedLoan, someLoans } from './support/statements/some-loans';

const SEED = 20_261_122;
const AMOUNTS_OF_A_LENDER = 40;

function* asLines(loans: Iterable<StatedLoan>): Generator<string> {
  for (const loan of loans) yield `${JSON.stringify(loan)}\n`;
}

/** Result of an independent Python program for the loans: a line per difference, then counts. */
async function recalculated(loans: Iterable<StatedLoan>): Promise<string[]> {
  const program = 'test/long/support/statements/recalculate.py';
  const python = spawn(process.env.KADAM_PYTHON ?? 'python3', ['-X', 'utf8', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [said] = await Promise.all([text(python.stdout), pipeline(asLines(loans), python.stdin)]);
  return said.trim().split('\n');
}

describe('plans and Key Facts Statements, recalculated by another program', () => {
  it(`are equal to the paisa, the day and the basis point, for ${AMOUNTS_OF_A_LENDER} amounts of each lender and its edges`, async () => {
    const [last, ...differing] = (await recalculated(someLoans(AMOUNTS_OF_A_LENDER, SEED))).reverse();
    expect(differing).toEqual([]);
    expect(last).toMatch(/^[5-9]\d{3} loans, \d{6,} figures$/);
  });

  it('differ if one is a paisa, a day or a basis point off', async () => {
    const [loan] = someLoans(0, SEED);
    if (!loan) throw new Error('no loan');
    const { plan, kfs } = loan;
    const off = [
      { ...loan, kfs: { ...kfs, aprBps: kfs.aprBps + 1 } },
      { ...loan, kfs: { ...kfs, totalPayablePaise: kfs.totalPayablePaise - 1 } },
      { ...loan, kfs: { ...kfs, firstEmiOn: kfs.lastEmiOn } },
      { ...loan, kfs: { ...kfs, schedule: kfs.schedule.slice(1) } },
      { ...loan, plan: { ...plan, emi: (plan.emi ?? 0) + 1 } },
    ];
    expect(await recalculated(off)).toHaveLength(off.length + 1);
  });
});
