import type { checkout } from '../../../shared/bridge/frames';
import type { ErrorReporter } from '../../platform/analytics/error-reporter';
import type { Host } from '../../platform/bridge';
import type { CallPorts } from '../../platform/flow/call-runner';
import type { CodeListening } from '../../platform/otp/web-otp';
import type { Session } from '../../platform/session/session';
import type { MerchantThemeColors } from '../flow/state';

/** The world as the effects see it; tests bring their own. */
export interface Ports extends CallPorts {
  readonly session: () => Session;
  readonly reporter: ErrorReporter;
  /** Towards the host page; on a full page nothing is told. */
  readonly host: Pick<Host<typeof checkout>, 'emit'>;
  readonly startTimer: (delayMs: number, fire: () => void) => void;
  readonly applyTheme: (theme: MerchantThemeColors) => void;
  /** null where this browser reads no codes. */
  readonly listenForCode: ((signal: AbortSignal) => Promise<CodeListening>) | null;
  /** A new tab that cannot reach back; false where the browser did not open it. */
  readonly openTab: (url: string) => boolean;
  /** Leads this very window elsewhere. */
  readonly goTo: (url: string) => void;
  readonly isOnline: () => boolean;
  readonly isStorageFine: () => Promise<boolean>;
}
