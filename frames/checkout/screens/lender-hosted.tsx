import type { ReactNode } from 'react';
import { Stack } from '../../kit/stack';
import { AskingLender, LenderPage, LenderPageActions } from '../../payment';
import { at } from '../../platform/flow/at';
import { deferredMessages } from '../deferred-messages';
import { chosenLenderName } from '../flow/selectors';
import type { ViewProps } from '../view';
import { PlanStrip } from './plan-strip';
import { StepScreen } from './step-screen';

/** The customer confirms on the lender's own page and comes back. */
export function LenderHostedScreen(props: ViewProps): ReactNode {
  const { state, send, messages } = props;
  const { hosted: t } = deferredMessages(messages);
  const screen = at(state, 'lenderHosted');
  if (!screen) return null;
  const lender = chosenLenderName(state);
  if (screen.phase === 'asking')
    return (
      <StepScreen view={props} centred busy>
        <AskingLender lenderName={lender} heading={t.returned(lender)} text={t.returnedText} />
      </StepScreen>
    );
  const page = { lenderName: lender, isAway: screen.phase === 'away', t };
  return (
    <StepScreen
      view={props}
      pad="less"
      actions={
        <LenderPageActions
          {...page}
          isBlocked={screen.isBlocked}
          onOpen={() => send({ type: 'lenderPageAsked' })}
          onConfirmed={() => send({ type: 'statusAsked' })}
        />
      }
    >
      <Stack gap={6}>
        <PlanStrip {...props} />
        <LenderPage {...page} />
      </Stack>
    </StepScreen>
  );
}
