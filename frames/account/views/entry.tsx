import type { ReactNode } from 'react';
import { pathIn } from '../../../shared/site/address';
import { termsAddresses } from '../../../shared/site/terms-addresses';
import { FirstFieldForm, NumberEntry, SentCode } from '../../identity';
import { Heading } from '../../kit/heading';
import { Note } from '../../kit/note';
import { Stack } from '../../kit/stack';
import { Text } from '../../kit/text';
import { at } from '../../platform/flow/at';
import type { Welcome as Known } from '../../platform/stored/user';
import { codeAtom, isCodeReadyAtom, isMobileReadyAtom, isTermsAcceptedAtom, mobileAtom } from '../flow/account-atoms';
import type { Messages } from '../page-messages';
import type { ViewProps } from '../view';

/** Source: S1§2.4. */
export function NumberView({ state, messages, send, about }: ViewProps): ReactNode {
  const screen = at(state, 'guest');
  if (screen?.otp.step !== 'number') return null;
  const { entry, identity } = messages;
  const { heading = entry.heading, intro = entry.intro } = about;
  const { mobile: t, errors } = identity;
  return (
    <Stack gap={4}>
      {screen.why === 'loggedOut' && <Note live="polite">{entry.loggedOut}</Note>}
      {screen.why === 'restored' && <Note live="polite">{entry.restored}</Note>}
      {screen.why === 'sessionOver' && <Note live="polite">{entry.sessionOver.heading}</Note>}
      {screen.why === null && <Welcome of={state.welcome} t={entry.welcome} />}
      <Stack gap={1}>
        <Heading level={1} size="1">
          {heading}
        </Heading>
        <Text>{intro}</Text>
      </Stack>
      <FirstFieldForm onSubmit={() => send({ type: 'mobileSubmitted' })}>
        <Stack gap={4}>
          <NumberEntry
            label={t.label}
            labelHidden
            t={{ ...t, placeholder: entry.placeholder, send: entry.send, sending: entry.sending }}
            errors={errors}
            otp={screen.otp}
            mobileAtom={mobileAtom}
            readyAtom={isMobileReadyAtom}
            send={send}
          />
          <Text size={13}>{entry.note}</Text>
        </Stack>
      </FirstFieldForm>
    </Stack>
  );
}

/** Greeting of a returning user: login method and current data. */
function Welcome({ of, t }: { readonly of: Known; readonly t: Messages['entry']['welcome'] }): ReactNode {
  const { userRegistered, isUserRegistered, loginMethod } = of;
  const said = [
    ...(userRegistered ? [t.back] : []),
    ...(loginMethod === null ? [] : [t.methods[loginMethod]]),
    ...(isUserRegistered ? [t.line] : []),
  ];
  return said.length === 0 ? null : <Note>{said.join(' ')}</Note>;
}

/** Source: S1§2.4. */
export function CodeView({ state, messages, send, nowMs }: ViewProps): ReactNode {
  const otp = at(state, 'guest')?.otp;
  if (otp?.step !== 'code') return null;
  const { identity, locale, results } = messages;
  return (
    <Stack gap={4}>
      {state.userStatus === 'notEligibleIcici' && <Note live="polite">{results.notEligibleHere.text}</Note>}
      <SentCode
        t={identity}
        size="1"
        otp={otp}
        mobileAtom={mobileAtom}
        codeAtom={codeAtom}
        readyAtom={isCodeReadyAtom}
        isAcceptedAtom={isTermsAcceptedAtom}
        termsUrl={pathIn(locale, termsAddresses.inSite.path)}
        nowMs={nowMs}
        send={send}
      />
    </Stack>
  );
}
