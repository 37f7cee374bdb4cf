import { useState } from 'react';
import * as z from 'zod/mini';
import { formatPaise } from '../../shared/format/number';
import { Button } from '../kit/button';
import css from './inbox-screen.module.css';

const Debited = z.object({ loans: z.int(), paid: z.int(), bounced: z.int(), missed: z.int(), paidPaise: z.int() });
type Debited = z.infer<typeof Debited>;

/** What 'a month later' has come to. */
export function monthLaterText({ loans, paid, bounced, missed, paidPaise }: Debited): string {
  if (loans === 0) return 'No open loan: nothing is due.';
  const debited = `${paid} ${paid === 1 ? 'EMI' : 'EMIs'} debited, ${formatPaise(paidPaise)}.`;
  return [
    debited,
    ...(bounced === 0 ? [] : [`${bounced} bounced.`]),
    ...(missed === 0 ? [] : [`${missed} without a mandate: overdue.`]),
  ].join(' ');
}

async function askForMonth(mobile: string): Promise<string> {
  try {
    const answer = await fetch(`/sandbox/month-later?${new URLSearchParams({ mobile })}`, { method: 'POST' });
    const done = z.safeParse(Debited, answer.ok ? await answer.json() : null);
    return done.success ? monthLaterText(done.data) : 'That did not work. Try again.';
  } catch {
    return 'No connection. Try again.';
  }
}

/** Lets a month pass for the loans of the number: what is due by then is debited. */
export function MonthLater({ mobile }: { mobile: string }) {
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const press = async (): Promise<void> => {
    setBusy(true);
    setSaid(await askForMonth(mobile));
    setBusy(false);
  };
  return (
    <div className={css.month}>
      <Button kind="secondary" width="fit" pendingLabel={isBusy ? 'A month later…' : null} onClick={() => void press()}>
        A month later
      </Button>
      <span role="status">{said}</span>
    </div>
  );
}
