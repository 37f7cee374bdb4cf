import type * as z from 'zod/mini';
import { Application } from './application';
import { Capabilities } from './capabilities';
import { Dispute, DisputeFile, DisputeMessage } from './dispute';
import { LoanDocument } from './document';
import { DataConsent, Eligibility, LenderStanding } from './eligibility';
import { Event } from './event';
import { Consent, EvidenceClaims } from './evidence';
import { Charges, Fee, Figures, FiguresSummary, ScheduleRow, Subvention } from './figures';
import { LenderStatus } from './lender-events';
import { LenderProfile } from './lender-profile';
import { Line } from './line';
import { Disbursal, Instalment, Loan, Pause } from './loan';
import { Mandate } from './mandate';
import { Closure, Payment, Refund } from './money-acts';
import { Needs, Offer } from './offer';
import { OtpSent, SecondFactorAnswer } from './one-time-code';
import { Page } from './page';
import { Problem } from './problems';
import { Processing } from './processing';
import { Item, Merchant, SubventionAsk } from './purchase';
import { Quote } from './quote';
import { RateCard } from './rate-card';
import { ReconciliationEnd, ReconciliationLine } from './reconciliation';
import { Reservation } from './reservation';
import { Device, Person } from './sealed';

/** Types that documents refer to by name. */
export const namedTypes = {
  Reservation,
  Figures,
  FiguresSummary,
  ScheduleRow,
  Fee,
  Charges,
  Subvention,
  Offer,
  Needs,
  Page,
  Loan,
  Disbursal,
  Instalment,
  Pause,
  Mandate,
  Application,
  Line,
  Quote,
  Closure,
  Payment,
  Refund,
  LoanDocument,
  Dispute,
  DisputeMessage,
  DisputeFile,
  Eligibility,
  LenderStanding,
  DataConsent,
  OtpSent,
  SecondFactorAnswer,
  Item,
  Merchant,
  SubventionAsk,
  Person,
  Device,
  RateCard,
  LenderProfile,
  Capabilities,
  LenderStatus,
  Processing,
  Problem,
  Event,
  EvidenceClaims,
  Consent,
  ReconciliationLine,
  ReconciliationEnd,
} as const satisfies Readonly<Record<string, z.ZodMiniType>>;
