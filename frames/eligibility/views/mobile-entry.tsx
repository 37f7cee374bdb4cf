import type { ReactNode } from 'react';
import { lowestEmi } from '../../../shared/lenders/order';
import { MerchantExtras } from '../../catalogue';
import { FirstFieldForm, NumberEntry } from '../../identity';
import { Heading } from '../../kit/heading';
import { Stack } from '../../kit/stack';
import { Text } from '../../kit/text';
import { at } from '../../platform/flow/at';
import { useStatePart } from '../../platform/page/flow-view';
import { isMobileReady, mobileOf } from '../flow/state';
import type { ViewProps } from '../view';

/** VERIFY_MOBILE, the number. Source: S1§2.4 (landing widget). */
export function MobileEntry({ state, stateAtom, messages, send }: ViewProps): ReactNode {
  const mobileAtom = useStatePart(stateAtom, mobileOf);
  const readyAtom = useStatePart(stateAtom, isMobileReady);
  const { info, videoUrl } = state;
  const otp = at(state, 'VERIFY_MOBILE')?.otp;
  if (otp?.step !== 'number') return null;
  const emis = (info?.lenders ?? []).flatMap((lender) => lowestEmi(lender) ?? []);
  const { mobile: t, errors, newWindow } = messages.identity;
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Heading level={1} size="2">
          {messages.verify.heading(emis.length === 0 ? null : Math.min(...emis))}
        </Heading>
        <Text size={14}>{messages.verify.intro}</Text>
      </Stack>
      <FirstFieldForm onSubmit={() => send({ type: 'mobileSubmitted' })}>
        <Stack gap={4}>
          <NumberEntry
            label={t.label}
            labelHidden
            t={t}
            errors={errors}
            otp={otp}
            mobileAtom={mobileAtom}
            checksLengthOnly
            readyAtom={readyAtom}
            send={send}
          />
          <Text size={13}>{t.note}</Text>
        </Stack>
      </FirstFieldForm>
      {info && (
        <MerchantExtras
          offers={[...info.creditCardOffers, ...info.debitCardOffers]}
          videoUrl={videoUrl}
          t={messages.verify}
          newWindow={newWindow}
        />
      )}
    </Stack>
  );
}
