import type { ReactNode } from 'react';
import type { Texts } from '../../shared/messages/define-messages';
import { Button } from '../kit/button';
import type { commonMessages } from '../kit/common.messages';
import { Dialog } from '../kit/dialog';
import * as icons from '../kit/icons';
import { Stack } from '../kit/stack';
import { StepArt } from '../kit/step-art';
import { Text } from '../kit/text';

interface OfflineDialogProps {
  readonly messages: Pick<Texts<typeof commonMessages>, 'offline'>;
  /** 'Try Again'. */
  readonly send: (event: { readonly type: 'connectionRetried' }) => void;
  /** Esc and scrim; without it nothing but a network takes the dialog away. */
  readonly onClose?: (() => void) | undefined;
  /** What else can be done without a network. */
  readonly children?: ReactNode;
}

/** No network. It has no close button and goes by itself when the network is back. Source: S2§2. */
export function OfflineDialog({ messages, send, onClose, children }: OfflineDialogProps): ReactNode {
  const { offline: t } = messages;
  return (
    <Dialog
      title={t.title}
      text={t.text}
      art={<StepArt icon={icons.noConnection} at={3} small />}
      onClose={onClose ?? null}
    >
      <Stack gap={3} centred>
        <Button onClick={() => send({ type: 'connectionRetried' })}>{t.tryAgain}</Button>
        {children}
        <Text size={14}>{t.closesItself}</Text>
      </Stack>
    </Dialog>
  );
}
