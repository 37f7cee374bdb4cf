import type { ReactNode } from 'react';
import { Button } from '../../kit/button';
import { RowList } from '../../kit/card';
import { Checkbox } from '../../kit/checkbox';
import { Heading } from '../../kit/heading';
import { Link } from '../../kit/link';
import { Note } from '../../kit/note';
import { LineSkeleton } from '../../kit/skeleton';
import { Stack } from '../../kit/stack';
import { Text } from '../../kit/text';
import { chosenLenderName } from '../flow/selectors';
import { lateWords } from '../messages/late-words';
import type { ViewProps } from '../view';
import { at } from './at';
import { FailureNote } from './failure-note';
import css from './kfs.module.css';
import { KfsStatement } from './kfs-statement';
import { StepScreen } from './step-screen';

/** The Key Facts Statement and the consent to it, which starts unticked. Source: decisions (Money), S1§3. */
export function KfsScreen(props: ViewProps): ReactNode {
  const { state, send, messages } = props;
  const { kfs: words } = lateWords(messages);
  const { common, order } = messages;
  const screen = at(state, 'kfs');
  if (!screen) return null;
  const kfs = state.kfs?.kfsData ?? null;
  const lender = kfs?.lenderName ?? chosenLenderName(state);
  const isMissing = kfs === null && screen.failure !== null;
  return (
    <StepScreen
      view={props}
      pad="middle"
      busy={screen.phase === 'loading'}
      actions={
        isMissing ? (
          <Button onClick={() => send({ type: 'retryAsked' })}>{common.retry}</Button>
        ) : (
          <div className={css.consent}>
            {screen.failure && <FailureNote failure={screen.failure} messages={messages} />}
            {kfs && (
              <Checkbox
                checked={state.typed.isKfsAccepted}
                onChange={(isAccepted) => send({ type: 'kfsConsentToggled', isAccepted })}
              >
                {words.consent(kfs.loanAmountPaise, lender)}
              </Checkbox>
            )}
            <Button
              disabled={kfs === null || !state.typed.isKfsAccepted}
              busy={screen.phase === 'agreeing' ? words.agreeing : null}
              onClick={() => send({ type: 'kfsSubmitted' })}
            >
              {words.agree}
            </Button>
          </div>
        )
      }
    >
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={1}>{words.heading}</Heading>
          <Text size={14}>{words.from(lender)}</Text>
        </Stack>
        {screen.isChanged && (
          <Note tone="warn" spoken="status">
            {words.changed}
          </Note>
        )}
        {kfs ? (
          <KfsStatement kfs={kfs} printUrl={state.kfs?.printUrl ?? null} messages={messages} />
        ) : isMissing ? (
          <FailureNote failure={screen.failure} messages={messages} />
        ) : (
          <RowList label={words.loading}>
            <LineSkeleton />
            <LineSkeleton />
            <LineSkeleton />
            <LineSkeleton />
            <LineSkeleton />
          </RowList>
        )}
        <p className={css.change}>
          <Link onClick={() => send({ type: 'plansAsked' })}>{order.changePlan}</Link>
        </p>
      </Stack>
    </StepScreen>
  );
}
