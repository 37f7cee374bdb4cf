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

/** What a test or an operator replaces. */
export interface Ports {
  readonly clock?: Clock;
  readonly sms?: SmsSender;
  /** Lenders, or a wrapper of those of the mode. */
  readonly lenders?: LenderGateway | ((own: LenderGateway) => LenderGateway);
  readonly database?: DatabaseChoice;
  readonly logDestination?: DestinationStream;
  /** Sends webhooks. */
  readonly post?: Post;
  /** False if a test runs the background jobs itself. */
  readonly runsJobs?: boolean;
  /** Bits of each proof-of-work challenge, so that tests need not work for long. */
  readonly proofBits?: number;
  /** Instead of those of the build. */
  readonly experiments?: readonly Experiment[];
  /** The built program that draws the files of statements; that beside the server's by default. */
  readonly pdfProgram?: string;
  /** Pages in development; those of the build by default. */
  readonly assets?: PageAssets;
}

/** Numbers that are treated differently; production has none. */
export interface SpecialNumbers {
  /** No code that is typed for the number is right. */
  isAlwaysWrong(mobile: string): boolean;
  /** The refusal when an OTP is asked for; null for none. */
  refusalAtSend(mobile: string): ErrorName | null;
  /** The refusal of a call, by the number in its request or else of its session; null for none. */
  refusalFor(endpoint: Endpoint, input: unknown, sessionMobile: string | null): Refusal | null;
}

/** What sandbox and production differ by, besides the list of plugins. */
export interface ModePorts {
  /** The catalogue if the operator names no file. */
  readonly catalogue: CatalogueFile;
  /** Sends messages; null if the inbox of the sandbox takes them. */
  readonly sms: SmsSender | null;
  /** False if `lenders` has no lender. */
  readonly isLending: boolean;
  lenders(deps: CodeDeps & { readonly publicUrl: string }): LenderGateway;
  readonly numbers: SpecialNumbers;
  /** Answers tickets; null if people do. */
  readonly desk: AnsweringDesk | null;
  readonly post: Post;
  /** Compares each response with its schema. */
  readonly checksResponses: boolean;
  /** Debits due instalments, if the lenders have no systems that do. */
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
  /** The jobs of the background. */
  readonly work: PaymentWork;
  /** Starts to listen; returns the address. Throws when the port is taken. */
  listen(): Promise<string>;
  /** Stops taking calls, finishes those under way, closes the database. */
  close(): Promise<void>;
}
