import type { ReactNode } from 'react';
import { ActionColumn } from '../../kit/action-column';
import { Button } from '../../kit/button';
import { Heading } from '../../kit/heading';
import * as icons from '../../kit/icons';
import { Note } from '../../kit/note';
import { Stack } from '../../kit/stack';
import { Text } from '../../kit/text';
import { SplitPayment } from '../../lending';
import { at } from '../../platform/flow/at';
import { deferredMessages } from '../deferred-messages';
import { dueAtShop, financedIn } from '../flow/price-parts';
import { carriedPlan, chosenLenderName } from '../flow/selectors';
import type { ViewProps } from '../view';
import { merchantName } from './merchant-name';
import { StepScreen } from './step-screen';

/** A part of the price at the shop and the rest on EMI: what each is and what both come to, before anything is reserved. */
export function SplitPaymentScreen(props: ViewProps): ReactNode {
  const { state, send, messages } = props;
  const { nearest, planMore } = deferredMessages(messages);
  const t = nearest.twoParts;
  const screen = at(state, 'twoParts');
  const plan = carriedPlan(state);
  if (!screen) return null;
  const shop = merchantName(state);
  return (
    <StepScreen
      view={props}
      pad="less"
      open
      actions={
        <ActionColumn>
          <Button
            disabled={plan === null}
            pendingLabel={state.initiateTxnApiState === 'initiated' ? messages.common.wait : null}
            onClick={() => send({ type: 'planSubmitted' })}
          >
            {t.continue}
          </Button>
        </ActionColumn>
      }
    >
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={1} size="2">
            {t.title}
          </Heading>
          <Text size={14}>{t.text}</Text>
        </Stack>
        {plan && (
          <SplitPayment
            plan={plan}
            nowRupees={dueAtShop(state)}
            financedRupees={financedIn(state)}
            lenderName={chosenLenderName(state)}
            shop={shop}
            rate={messages.plans.rate(plan.interestRate)}
            t={{ ...planMore, ...t }}
          />
        )}
        <Note icon={icons.shield}>{t.safe(shop, dueAtShop(state))}</Note>
      </Stack>
    </StepScreen>
  );
}
