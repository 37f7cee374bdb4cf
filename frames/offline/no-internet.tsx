import type { ReactNode } from 'react';
import type { Texts } from '../../shared/messages/define-messages';
import type { commonMessages } from '../kit/common.messages';
import { OfflineDialog } from './offline-dialog';
import { useConnection } from './use-connection';

interface NoInternetProps {
  readonly messages: Pick<Texts<typeof commonMessages>, 'offline'>;
  /** Leaves the widget, by Esc and scrim: what it shows is needed for nothing that has begun. */
  readonly onClose: () => void;
}

/** 'No Internet' over a widget in a window of its own, for as long as there is none. */
export function NoInternet({ messages, onClose }: NoInternetProps): ReactNode {
  const { isOnline, look } = useConnection();
  return isOnline ? null : <OfflineDialog messages={messages} send={look} onClose={onClose} />;
}
