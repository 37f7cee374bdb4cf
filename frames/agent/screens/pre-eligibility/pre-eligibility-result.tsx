import type { ReactNode } from 'react';
import { Button } from '../../../kit/button';
import { Note } from '../../../kit/note';
import { Stack } from '../../../kit/stack';
import { Strong } from '../../../kit/strong';
import { deferredMessages } from '../../deferred-messages';
import type { PreEligibilityAnswer } from '../../flow/state';
import type { ViewProps } from '../../view';

/** The answer: go on to the share code, or the nearest amount that works. */
export function PreEligibilityResult(props: ViewProps & { readonly answer: PreEligibilityAnswer }): ReactNode {
  const { answer, state, send } = props;
  const { preEligibility: t } = deferredMessages(props.messages);
  const { nearestAmount } = answer;
  if (answer.isPreEligible) {
    return (
      <Stack gap={5}>
        <Note>
          <Strong>{t.eligibleTitle}</Strong>
          <br />
          {t.eligibleText(answer.lenderIds.length)}
        </Note>
        <Button onClick={() => send({ type: 'eligibilityAsked' })}>{t.goOn}</Button>
      </Stack>
    );
  }
  return (
    <Stack gap={5}>
      <Note>
        <Strong>{t.notEligibleTitle}</Strong>
        <br />
        {t.notEligibleText(state.purchase.submittedAmount ?? 0, nearestAmount)}
      </Note>
      {nearestAmount !== null && (
        <Button
          onClick={() => {
            send({ type: 'amountTyped', text: String(nearestAmount) });
            send({ type: 'preEligibilitySubmitted' });
          }}
        >
          {t.tryNearest(nearestAmount)}
        </Button>
      )}
    </Stack>
  );
}
