import type { ReactNode } from 'react';
import type { NearestAlternative } from '../../../shared/rules/nearest-alternatives';
import { ActionColumn } from '../../kit/action-column';
import { Button } from '../../kit/button';
import { Heading } from '../../kit/heading';
import { Note } from '../../kit/note';
import { Stack } from '../../kit/stack';
import { Text } from '../../kit/text';
import { AlternativesSkeleton, NearestAlternatives } from '../../lending';
import { FailureReference } from '../../payment';
import { at } from '../../platform/flow/at';
import { deferredMessages } from '../deferred-messages';
import { alternativesOf, exceededLimit } from '../flow/alternatives';
import type { CheckoutEvent } from '../flow/events';
import { hasNoPlans } from '../flow/selectors';
import type { ScreenOf } from '../flow/state';
import type { ViewProps } from '../view';
import { failureText } from './failure-text';
import { ShopperLine } from './shopper-line';
import { StepScreen } from './step-screen';

/** The plan that was wanted cannot be had: why, and the nearest alternatives. */
export function NearestScreen(props: ViewProps): ReactNode {
  const { state, send, messages } = props;
  const { nearest: t, failures } = deferredMessages(messages);
  const screen = at(state, 'nearest');
  if (!screen) return null;
  const isLoading = screen.phase === 'loading';
  const alternatives = isLoading ? [] : alternativesOf(state);
  const { title, text, isAboveLimit } = saidOf(props, screen);
  return (
    <StepScreen
      view={props}
      pad="less"
      open
      busy={isLoading}
      actions={
        <ActionColumn>
          {!isLoading && !hasNoPlans(state) && (
            <Button kind="text" onClick={() => send({ type: 'plansAsked' })}>
              {t.allPlans}
            </Button>
          )}
          <Button kind="text" onClick={() => send({ type: 'closeAsked' })}>
            {t.anotherWay}
          </Button>
          {screen.failure && (
            <FailureReference>{failures.reference(screen.failure.code, state.pgData?.txnId ?? '')}</FailureReference>
          )}
        </ActionColumn>
      }
    >
      <Stack gap={4}>
        <div role="status">
          <Stack gap={1}>
            <Heading level={1} size="2">
              {title}
            </Heading>
            <Text size={14}>{isLoading ? text : `${text} ${alternatives.length > 0 ? t.these : t.none}`}</Text>
          </Stack>
        </div>
        <ShopperLine {...props} />
        {isLoading && <AlternativesSkeleton />}
        {alternatives.length > 0 && (
          <NearestAlternatives
            label={t.list}
            alternatives={alternatives}
            months={screen.wanted?.months ?? null}
            isAboveLimit={isAboveLimit}
            t={t.ways}
            onTake={(alternative) => send(takenBy(alternative))}
          />
        )}
        {!isLoading && !isAboveLimit && !screen.failure && <Note>{t.noReason}</Note>}
      </Stack>
    </StepScreen>
  );
}

function takenBy(alternative: NearestAlternative): CheckoutEvent {
  const { lenderId } = alternative.lender;
  if (alternative.kind === 'apply') return { type: 'applicationTaken', lenderId };
  const { emiPlanId } = alternative.plan;
  const taken = { type: 'planTaken', lenderId, emiPlanId } as const;
  return alternative.kind === 'partNow' ? { ...taken, financedAmount: alternative.financedRupees } : taken;
}

interface Said {
  readonly title: string;
  readonly text: string;
  readonly isAboveLimit: boolean;
}

/** Why the plan cannot be had, as far as anybody knows. */
function saidOf({ state, messages }: ViewProps, { failure, wanted, phase }: ScreenOf<'nearest'>): Said {
  const { nearest: t, failures, noPlans } = deferredMessages(messages);
  const amount = state.pgData?.amount ?? 0;
  if (failure) {
    const { title, text } = failureText(messages, failure, wanted?.lenderName ?? '');
    return { title, text: `${text} ${failures.noEmiStarted}`, isAboveLimit: false };
  }
  const limit = exceededLimit(state);
  if (limit)
    return {
      title: t.limit(amount, limit.maxLoanAmount),
      text: t.limitIs(limit.name),
      isAboveLimit: true,
    };
  const text = t.notAffected;
  const isAboveLimit = false;
  if (phase === 'loading') return { title: t.finding, text, isAboveLimit };
  if (!wanted) return { title: noPlans.title(amount), text, isAboveLimit };
  const lends = state.paymentDetails?.lenders.some(({ lenderId }) => lenderId === wanted.lenderId) === true;
  const { lenderName, months } = wanted;
  const title = lends && months !== null ? t.noTenure(lenderName, months) : t.noLender(lenderName);
  return { title, text, isAboveLimit };
}
