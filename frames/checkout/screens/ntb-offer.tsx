import type { ReactNode } from 'react';
import { Button } from '../../kit/button';
import { RowList } from '../../kit/card';
import { Emphasis } from '../../kit/emphasis';
import { Heading } from '../../kit/heading';
import { MessageScreen } from '../../kit/message-screen';
import { Option, OptionGroup } from '../../kit/option';
import { Points } from '../../kit/points';
import { RowSkeleton } from '../../kit/skeleton';
import { Stack } from '../../kit/stack';
import { Text } from '../../kit/text';
import { Tile } from '../../kit/tile';
import { ntbLenders, selectedNtbLender } from '../flow/selectors';
import type { ApplicationLender } from '../flow/state';
import type { LateMessages } from '../messages/late';
import { lateWords } from '../messages/late-words';
import type { ViewProps } from '../view';
import { ActionColumn } from './action-column';
import { at } from './at';
import { CheckoutBar } from './checkout-bar';
import { FailureNote } from './failure-note';
import { StepScreen } from './step-screen';

/** 'From ₹4,964/mo · 3 to 12 months', or how much the lender gives where it has no plans for the amount. */
function underOf(lender: ApplicationLender, ntb: LateMessages['ntb']): string {
  const priced = lender.emiPlans.filter((plan) => plan.emi !== null);
  const tenures = priced.map((plan) => plan.tenure);
  const lowest = Math.min(...priced.map((plan) => plan.emi ?? Number.POSITIVE_INFINITY));
  if (priced.length === 0) return ntb.limit(lender.maxLoanAmount);
  return ntb.from(lowest, Math.min(...tenures), Math.max(...tenures));
}

/** Nobody has pre-approved the number: lenders that take an application. Source: S2§4 (NTB). */
export function NtbOfferScreen(props: ViewProps): ReactNode {
  const { state, send, messages } = props;
  const { ntb: words } = lateWords(messages);
  const screen = at(state, 'ntbOffer');
  if (!screen) return null;
  const lenders = ntbLenders(state);
  const chosen = selectedNtbLender(state);
  const isLoading = screen.phase === 'loading';
  const tryAnother = (): void => send({ type: 'anotherMobileAsked' });
  if (!isLoading && lenders.length === 0)
    return (
      <MessageScreen
        bar={<CheckoutBar {...props} />}
        art={{ icon: 'nobody', at: 1 }}
        title={words.noneTitle}
        text={words.noneText}
        wide
        button={words.another}
        onPress={tryAnother}
        poweredBy={messages.common.poweredBy}
      />
    );
  const number = messages.order.mobile(state.maskedMobile ?? state.typed.mobile);
  const [papers, age, page] = words.points(chosen?.name ?? '', chosen?.isApplicationHosted ?? false);
  return (
    <StepScreen
      view={props}
      busy={isLoading}
      actions={
        <ActionColumn>
          <Button disabled={chosen === null || isLoading} onClick={() => send({ type: 'ntbApplyAsked' })}>
            {words.apply(chosen?.name ?? '')}
          </Button>
          <Button kind="text" onClick={tryAnother}>
            {words.another}
          </Button>
        </ActionColumn>
      }
    >
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={1}>{words.heading}</Heading>
          <Text>
            <Emphasis text={words.intro(number)} part={number} strong />
          </Text>
        </Stack>
        <FailureNote failure={screen.failure} messages={messages} />
        <Stack gap={2}>
          <Heading level={2} size="section">
            {words.choose}
          </Heading>
          {isLoading ? (
            <RowList>
              <RowSkeleton />
              <RowSkeleton />
            </RowList>
          ) : (
            <OptionGroup label={words.choose}>
              {lenders.map((lender) => (
                <Option
                  key={lender.lenderId}
                  group="ntb"
                  checked={lender.lenderId === chosen?.lenderId}
                  start={<Tile name={lender.name} />}
                  title={lender.name}
                  under={underOf(lender, words)}
                  onChoose={() => send({ type: 'ntbLenderChosen', lenderId: lender.lenderId })}
                />
              ))}
            </OptionGroup>
          )}
        </Stack>
        <Points
          items={[
            { icon: 'person', text: papers },
            { icon: 'calendar', text: age },
            { icon: chosen?.isApplicationHosted ? 'browser' : 'clock', text: page },
          ]}
        />
      </Stack>
    </StepScreen>
  );
}
