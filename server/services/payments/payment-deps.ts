import type { LenderGateway } from '../../lenders/lender-gateway';
import type { Metrics } from '../../platform/metrics';
import type { CodeDeps } from '../code-subject';
import type { SessionDeps } from '../sessions';
import type { Signer } from '../signer';

/** What the services of payments need. */
export interface PaymentDeps extends CodeDeps, SessionDeps {
  readonly lenders: LenderGateway;
  readonly metrics: Metrics;
  readonly signer: Signer;
  /** Address of this server, as customers and merchants see it; without a slash at the end. */
  readonly publicUrl: string;
  /** Address of the app in its store; null without an app. */
  readonly appUrl: string | null;
  /** For what goes wrong after the answer; never holds a number or a code. */
  readonly warn: (err: unknown, what: string) => void;
}
