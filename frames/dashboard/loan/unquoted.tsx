import type { ReactNode } from 'react';
import { Button } from '../../kit/button';
import * as icons from '../../kit/icons';
import { Spinner } from '../../kit/spinner';
import { Stack } from '../../kit/stack';
import { VisuallyHidden } from '../../kit/visually-hidden';
import type { EndingState } from './ending';
import type { LoanEvent } from './loan.flow';
import type { LoanSaid } from './loan-page-messages';

/** What stands where a quote is not there: it is being asked for, or it did not come. */
export function Unquoted({
  state: { at },
  send,
  t,
}: LoanSaid & { readonly state: EndingState; readonly send: (event: LoanEvent) => void }): ReactNode {
  if (at.step !== 'unquoted')
    return (
      <div role="status">
        <VisuallyHidden>{t.close.asking}</VisuallyHidden>
        <Spinner />
      </div>
    );
  return (
    <div role="alert">
      <Stack gap={3}>
        <p>{t.ending.quoteFailed}</p>
        <Button kind="secondary" width="fit" icon={icons.retry} onClick={() => send({ type: 'quotesAsked' })}>
          {t.tryAgain}
        </Button>
      </Stack>
    </div>
  );
}
