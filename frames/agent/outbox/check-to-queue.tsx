import { useAtomValue } from 'jotai/react';
import { type ReactNode, useState } from 'react';
import { isMobile, isWrongMobile } from '../../../shared/rules/validation';
import { AmountField } from '../../kit/amount-field';
import { Button } from '../../kit/button';
import { Form } from '../../kit/form';
import { Heading } from '../../kit/heading';
import { MobileField } from '../../kit/mobile-field';
import { Stack } from '../../kit/stack';
import { Text } from '../../kit/text';
import { deferredMessages } from '../deferred-messages';
import { cleanAmount, cleanMobile } from '../flow/field-rules';
import { amountAtom, mobileAtom } from '../flow/sales-atoms';
import type { ShownState } from '../flow/state';
import type { ViewProps } from '../view';
import { isSameRequest, isWaiting, MAX_OUTBOX_ITEMS, type OutboxRequest } from './outbox-item';

/** True for a check that the app repeats by itself. */
const isUnderWay = ({ calls, interrupted }: ShownState): boolean =>
  calls.checkEligibility !== undefined || interrupted.some(({ call }) => call === 'checkEligibility');

/** Price and number of a customer to be checked once online again. */
export function CheckToQueue(props: ViewProps): ReactNode {
  const { state, send, messages } = props;
  const { outbox: t, mobile: tMobile } = deferredMessages(messages);
  const typed = { amount: useAtomValue(amountAtom), mobile: useAtomValue(mobileAtom) };
  const [amount, setAmount] = useState(typed.amount);
  const [mobile, setMobile] = useState(isUnderWay(state) ? '' : typed.mobile);
  const items = state.session.outbox?.items ?? [];
  const work: OutboxRequest = { mobile, amountRupees: Number(amount), application: null };
  const isReady = isMobile(mobile) && work.amountRupees > 0;
  const isQueued = isReady && items.some((item) => isWaiting(item) && isSameRequest(item, work));
  const canQueue = isReady && !isQueued && items.length < MAX_OUTBOX_ITEMS;

  function queue(): void {
    if (!canQueue) return;
    send({ type: 'outboxAction', act: { do: 'queue', work } });
    setMobile('');
  }
  return (
    <Form onSubmit={queue}>
      <Stack gap={4}>
        <Heading level={3} size="3">
          {t.another}
        </Heading>
        <AmountField
          label={messages.amount.label}
          size="normal"
          digits={amount}
          error={null}
          onDigits={(text) => setAmount(cleanAmount(text))}
        />
        <MobileField
          label={tMobile.label}
          prefix={tMobile.prefix}
          digits={mobile}
          error={isWrongMobile(mobile) ? tMobile.invalid : null}
          onDigits={(text) => setMobile(cleanMobile(text))}
        />
        <div role="status">
          <Text size={14}>
            {items.length >= MAX_OUTBOX_ITEMS
              ? t.full(MAX_OUTBOX_ITEMS)
              : isQueued
                ? t.isKept
                : isReady && consentText(props, mobile)}
          </Text>
        </div>
        <Button type="submit" kind="secondary" disabled={!canQueue}>
          {t.keepCheck}
        </Button>
      </Stack>
    </Form>
  );
}

function consentText({ state, messages, nowMs }: ViewProps, mobile: string): string {
  const { outbox: t } = deferredMessages(messages);
  const consent = state.session.verifiedMobiles.find((each) => each.mobile === mobile && each.untilMs > nowMs);
  return consent ? t.consentHolds(consent.untilMs) : t.consentMissing;
}
