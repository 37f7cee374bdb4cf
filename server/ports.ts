import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import type { Endpoint } from '../shared/api/endpoint';
import type { ErrorName } from '../shared/errors';
import type { PageAssets } from './http/page-assets';
import type { LenderGateway } from './lenders/lender-gateway';
import type { Clock } from './platform/clock';
import type { Experiment } from './rules/experiments';
import type { CatalogueFile } from './services/catalogue/catalogue-file';
import type { CodeDeps } from './services/code-subject';
import type { AnsweringDesk } from './services/disputes/desk';
import type { PaymentWork } from './services/payments/background';
import type { Post } from './services/payments/guarded-post';
import type { Refusal } from './services/refusal';
import type { SmsSender } from './sms/sms-sender';
import type { DatabaseChoice } from './store/open';
import type { Db } from './store/schema';

/** Parts that a test or an operator replaces. */
export interface Ports {
  readonly clock?: Clock;
  readonly sms?: SmsSender;
  /** Lenders, or a wrapper of the mode's own. */
  readonly lenders?: LenderGateway | ((own: LenderGateway) => LenderGateway);
  readonly database?: DatabaseChoice;
  readonly logDestination?: DestinationStream;
  readonly post?: Post;
  /** False if a test runs the background jobs itself. */
  readonly runsJobs?: boolean;
  /** Replaces the bits of each proof-of-work challenge in tests. */
  readonly proofBits?: number;
  /** Replaces the experiments of the build. */
  readonly experiments?: readonly Experiment[];
  readonly pdfProgram?: string;
  readonly assets?: PageAssets;
}

/** Numbers with special behaviour; none in production. */
export interface SpecialNumbers {
  /** True if every code for the number counts as wrong. */
  isAlwaysWrong(mobile: string): boolean;
  /** Refusal when an OTP is requested; null for none. */
  refusalAtSend(mobile: string): ErrorName | null;
  /** Refusal of a call, by the number in its request, else its session's; null for none. */
  refusalFor(endpoint: Endpoint, input: unknown, sessionMobile: string | null): Refusal | null;
}

/** Differences between sandbox and production, apart from the plugins. */
export interface ModePorts {
  readonly catalogue: CatalogueFile;
  /** Null if messages go to the sandbox's inbox. */
  readonly sms: SmsSender | null;
  readonly isLending: boolean;
  lenders(deps: CodeDeps & { readonly publicUrl: string }): LenderGateway;
  readonly numbers: SpecialNumbers;
  readonly desk: AnsweringDesk | null;
  readonly post: Post;
  readonly checksResponses: boolean;
  /** Debits due instalments, if the lenders do not. */
  debits(deps: DebitDeps): Promise<void>;
}

export interface DebitDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly warn: (err: unknown, what: string) => void;
}

export interface KadamServer {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly work: PaymentWork;
  /** Returns the address. Throws if the port is in use. */
  listen(): Promise<string>;
  /** Refuses new calls, finishes running ones, and closes the database. */
  close(): Promise<void>;
}
