import type { CloseReason } from '../../../shared/bridge/close-reasons';
import type { ErrorReporter } from '../../platform/analytics/error-reporter';
import type { CallPorts } from '../../platform/flow/call-runner';
import type { Session } from '../../platform/session/session';
import type { Stores } from '../../platform/storage/storage-verdict';
import type { SharePicture } from '../flow/share-picture';
import type { MerchantThemeColors, ShareSupport } from '../flow/state';

export type ShareResult = 'shared' | 'dismissed' | 'downloaded' | 'unsupported';

/** The world as the effects see it; tests bring their own. */
export interface Ports extends CallPorts {
  readonly session: Session;
  readonly stores: Stores;
  readonly reporter: ErrorReporter;
  /** Towards the host page. `freshToken` rejects where the host has none. */
  readonly host: { close(reason: CloseReason): void; freshToken(): Promise<string> };
  readonly startTimer: (delayMs: number, fire: () => void) => void;
  readonly applyTheme: (theme: MerchantThemeColors) => void;
  readonly share: (picture: SharePicture, support: ShareSupport) => Promise<ShareResult>;
  /** Opens a new tab that cannot reach back. */
  readonly openTab: (url: string) => void;
  readonly copy: (text: string) => Promise<void>;
  readonly isOnline: () => boolean;
  readonly isStorageFine: () => Promise<boolean>;
}
