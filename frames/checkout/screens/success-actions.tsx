import type { ReactNode } from 'react';
import { Button } from '../../kit/button';
import { lateWords } from '../messages/late-words';
import type { ViewProps } from '../view';
import { ActionColumn } from './action-column';
import { at } from './at';
import { merchantName } from './merchant-name';

/** Back to the shop; before that, where the lender may not debit the instalments yet, the way to allow it. */
export function SuccessActions({ state, send, messages }: ViewProps): ReactNode {
  const { success: words } = lateWords(messages);
  const { mandate, calls } = state;
  const isLeaving = at(state, 'success')?.phase === 'leaving';
  const back = (kind: 'primary' | 'text') => (
    <Button kind={kind} busy={isLeaving ? words.leaving : null} onClick={() => send({ type: 'finishAsked' })}>
      {messages.common.backTo(merchantName(state))}
    </Button>
  );
  if (mandate?.mandate !== 'needed') return back('primary');
  const isAway = mandate.phase === 'away';
  return (
    <ActionColumn>
      {isAway ? (
        <Button busy={calls.mandate ? words.looking : null} onClick={() => send({ type: 'statusAsked' })}>
          {words.haveSetUp}
        </Button>
      ) : (
        <Button
          busy={mandate.phase === 'opening' ? words.openingPage : null}
          onClick={() => send({ type: 'mandateAsked' })}
        >
          {words.setUp}
        </Button>
      )}
      {isAway && (
        <Button kind="text" onClick={() => send({ type: 'mandateAsked' })}>
          {words.openAgain}
        </Button>
      )}
      {back('text')}
    </ActionColumn>
  );
}
