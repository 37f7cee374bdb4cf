import type { LenderGateway } from '../../lenders/lender-gateway';
import type { Metrics } from '../../platform/metrics';
import type { CodeDeps } from '../code-subject';
import type { SessionDeps } from '../sessions';
import type { Signer } from '../signer';

export interface PaymentDeps extends CodeDeps, SessionDeps {
  readonly lenders: LenderGateway;
  readonly metrics: Metrics;
  readonly signer: Signer;
  readonly publicUrl: string;
  readonly appUrl: string | null;
  /** Logs failures after the response; never contains a number or a code. */
  readonly warn: (err: unknown, what: string) => void;
}
