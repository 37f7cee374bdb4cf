import type { Atom } from 'jotai/vanilla';
import type { ReactNode } from 'react';
import { Button } from '../kit/button';
import { Heading } from '../kit/heading';
import { ReadyButton } from '../kit/ready-button';
import { Stack } from '../kit/stack';
import { Text } from '../kit/text';
import type { LinkMessages } from './message-types';

interface PhoneLinkProps {
  /** True once the link can go to the number. */
  readonly readyAtom: Atom<boolean>;
  readonly isSending: boolean;
  readonly t: LinkMessages;
  /** The field of the number. */
  readonly children: ReactNode;
  /** The payment goes on here. */
  readonly onHere: () => void;
}

/** The payment goes on on the shopper's phone, or here. Stands in a form. Source: S2§7. */
export const PhoneLink = ({ readyAtom, isSending, t, children, onHere }: PhoneLinkProps): ReactNode => (
  <Stack gap={6}>
    <Stack gap={2}>
      <Heading level={1}>{t.heading}</Heading>
      <Text>{t.intro}</Text>
    </Stack>
    <Stack gap={5}>
      {children}
      <Stack gap={2}>
        <ReadyButton readyAtom={readyAtom} pendingLabel={isSending ? t.sending : null}>
          {t.send}
        </ReadyButton>
        <Button kind="text" disabled={isSending} onClick={onHere}>
          {t.here}
        </Button>
      </Stack>
    </Stack>
  </Stack>
);
