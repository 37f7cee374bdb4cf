import type { LenderAnswer, LenderParams, LenderRequest } from '../lender-call';
import type { LenderCallName, lenderApi } from '../lender-calls';
import type { RateCard } from '../rate-card';
import { reservationSanctioned } from './event-examples';
import { figures, offers } from './figures';
import {
  acceptedPayment,
  activeLine,
  activeLoan,
  activeMandate,
  approvedLine,
  askedMandate,
  bookedRefund,
  cancelled,
  doneClosure,
  eligibility,
  kfsDocument,
  openApplication,
  quote,
  receivedDispute,
  reserved,
  sanctioned,
} from './snapshots';
import {
  at,
  digests,
  documentId,
  evidence,
  ids,
  items,
  lenderId,
  lineRef,
  merchant,
  pdf,
  returnUrl,
  sealedValue,
} from './values';

interface CallExample<Call> {
  readonly params: LenderParams<Call>;
  readonly request: LenderRequest<Call>;
  readonly response: LenderAnswer<Call>;
}

const officer = {
  name: 'Meera Example',
  phone: '1800-000-2401',
  email: 'grievance@saffron-bank.example',
  address: '2401 Specimen Marg, Mumbai 400001',
};
const rateCard: RateCard = {
  lenderId,
  version: '2026-12-a',
  validFromMs: at('00:00:00', '2026-12-01'),
  validUntilMs: null,
  minLoanPaise: 300_000,
  maxLoanPaise: 50_000_000,
  rates: [
    { tenureMonths: 3, annualRateBps: 1400, rateType: 'FIXED' },
    { tenureMonths: 6, annualRateBps: 1400, rateType: 'FIXED' },
    { tenureMonths: 12, annualRateBps: 1500, rateType: 'FIXED' },
  ],
  noCostTenuresMonths: [3, 6],
  fees: figures.fees,
  charges: figures.charges,
  isGstOnInterest: false,
  coolingOffDays: figures.coolingOffDays,
};

const none = {};
const reservation = { reservationId: ids.loan };
const mandate = { mandateId: ids.mandate };
const application = { applicationId: ids.application };
const line = { lineRef };
const loan = { loanId: ids.loan };
const dispute = { disputeId: ids.dispute };
const otpSent = {
  length: 6,
  expiresAtMs: at('10:09:00'),
  resendAtMs: at('10:06:30'),
  attemptsRemaining: 3,
};
const right = { answer: 'RIGHT', attemptsRemaining: 3, blockedUntilMs: null } as const;

/** One complete example of each call. Banks, merchants and people are invented. */
export const callExamples: { readonly [Name in LenderCallName]: CallExample<(typeof lenderApi)[Name]> } = {
  getHealth: {
    params: none,
    request: null,
    response: {
      status: 'UP',
      maintenance: { fromMs: at('02:00:00', '2026-12-06'), untilMs: at('03:00:00', '2026-12-06') },
      nowMs: at('10:00:00'),
    },
  },
  listLenders: {
    params: none,
    request: null,
    response: {
      lenders: [
        {
          lenderId,
          legalName: 'Saffron Bank (Example) Limited',
          kind: 'BANK',
          cin: 'U64191ZZ2026PLC002401',
          rbiRegistration: 'SBX:2401',
          website: 'https://saffron-bank.example/',
          privacyPolicy: 'https://saffron-bank.example/privacy',
          grievanceOfficer: officer,
          nodalOfficer: { ...officer, name: 'Rohan Example', email: 'nodal.officer@saffron-bank.example' },
          recoveryAgents: 'https://saffron-bank.example/recovery-agents',
          bureauCheck: 'SOFT',
          borrowerNoticesBy: 'LENDER',
          capabilities: {
            versions: ['2026-12-01'],
            kinds: ['NATIVE', 'REDIRECT'],
            identify: 'SEALED',
            offers: 'LIVE',
            kfsBy: ['KADAM'],
            applications: true,
            lines: true,
            pins: true,
            mandates: ['UPI_AUTOPAY', 'ENACH_NETBANKING'],
            mandateActs: ['REVOKE'],
            disburseOn: ['SANCTION'],
            partialRefund: true,
            refundAfterClose: true,
            exit: true,
            payNow: true,
            part: false,
            documents: ['KFS', 'AGREEMENT', 'SANCTION_LETTER', 'NO_DUES'],
            disputes: true,
            pushesEvents: true,
            reconciliationReadyAt: '06:30',
          },
          refunds: { partial: true, afterClose: true, keeps: 'INTEREST' },
        },
      ],
    },
  },
  listRateCards: { params: none, request: { lenderId }, response: { rateCards: [rateCard] } },

  checkEligibility: {
    params: none,
    request: {
      enquiryId: ids.enquiry,
      lenderIds: [lenderId, '2402'],
      subjectRef: ids.subject,
      mobile: sealedValue,
      merchant,
      amountPaise: 3_600_000,
      items,
      consents: [lenderId, '2402'].map((each) => ({
        lenderId: each,
        textHash: digests.consent,
        version: '2026-3',
        language: 'en-IN',
        atMs: at('10:01:30'),
      })),
    },
    response: eligibility,
  },
  getEligibility: { params: { enquiryId: ids.enquiry }, request: null, response: eligibility },
  listOffers: {
    params: none,
    request: {
      lenderId,
      subjectRef: ids.subject,
      pricePaise: 3_600_000,
      financedPaise: 3_600_000,
      items,
      merchant,
      subvention: { bearer: 'MERCHANT', kind: 'NO_COST', maxPaise: 120_000, tenuresMonths: [3] },
    },
    response: { offers },
  },

  reserve: {
    params: reservation,
    request: {
      offerId: 'SFN-OF-7f3a-3M',
      lenderId,
      subjectRef: ids.subject,
      order: { orderId: 'ZM-20261203-1', pricePaise: 3_600_000, dueAtMerchantPaise: 0, items },
      merchant,
      channel: 'ONLINE',
      subvention: null,
      language: 'en-IN',
      expiresAtMs: at('10:30:00'),
      returnUrl,
      device: sealedValue,
    },
    response: reserved,
  },
  getReservation: { params: reservation, request: null, response: sanctioned },
  getReservationKfs: {
    params: reservation,
    request: { language: 'en-IN' },
    response: {
      kfsId: 'SFN-KFS-55017',
      language: 'en-IN',
      validUntilMs: at('23:59:59', '2026-12-08'),
      annexA: { '1': 'Sanctioned loan amount: ₹36,000', '3': 'Loan term: 3 months', '10': 'Annual percentage rate' },
      fileSha256: digests.file,
      file: pdf,
    },
  },
  checkSecondFactor: { params: reservation, request: { value: sealedValue }, response: right },
  putEvidence: {
    params: reservation,
    request: { evidence, sendOtp: true },
    response: { received: digests.evidence, otp: otpSent },
  },
  sendOtp: { params: reservation, request: { language: 'hi-IN' }, response: { ...otpSent, attemptsRemaining: 2 } },
  confirm: {
    params: reservation,
    request: { otp: sealedValue, figuresHash: digests.figures },
    response: { confirmation: 'SANCTIONED', attemptsRemaining: 3, reservation: sanctioned },
  },
  cancel: { params: reservation, request: { reason: 'SHOPPER' }, response: cancelled },
  putFulfilment: {
    params: reservation,
    request: {
      status: 'DELIVERED',
      invoiceNo: 'ZM/26-27/004411',
      deliveredAtMs: at('15:12:00', '2026-12-05'),
      serials: ['LM2-0098-4417-EX'],
    },
    response: activeLoan,
  },

  askMandate: {
    params: mandate,
    request: {
      for: { kind: 'RESERVATION', id: ids.loan },
      methods: ['UPI_AUTOPAY', 'ENACH_NETBANKING'],
      minMaxPaise: 1_300_000,
      returnUrl,
    },
    response: askedMandate,
  },
  getMandate: { params: mandate, request: null, response: activeMandate },
  pauseMandate: { params: mandate, request: null, response: { ...activeMandate, seq: 3, status: 'PAUSED' } },
  resumeMandate: { params: mandate, request: null, response: { ...activeMandate, seq: 4 } },
  revokeMandate: {
    params: mandate,
    request: null,
    response: {
      ...activeMandate,
      seq: 5,
      status: 'CANCEL_PENDING',
      reason: { code: 'CUSTOMER', text: 'Revoked by the customer' },
    },
  },

  apply: {
    params: application,
    request: {
      lenderId,
      subjectRef: ids.subject,
      person: sealedValue,
      amountPaise: 3_600_000,
      evidence,
      returnUrl,
    },
    response: openApplication,
  },
  getApplication: {
    params: application,
    request: null,
    response: { ...openApplication, seq: 2, state: 'PROCESSING', page: null, decideByMs: at('18:00:00') },
  },
  withdraw: {
    params: application,
    request: null,
    response: { ...openApplication, seq: 3, state: 'WITHDRAWN', page: null },
  },

  listLines: {
    params: none,
    request: { lenderIds: [lenderId], subjectRef: ids.subject },
    response: { lines: [activeLine] },
  },
  checkLineSecondFactor: {
    params: line,
    request: { value: sealedValue },
    response: { answer: 'BLOCKED', attemptsRemaining: 0, blockedUntilMs: at('10:02:00', '2026-12-04') },
  },
  sendLineOtp: { params: line, request: { language: 'en-IN' }, response: otpSent },
  activateLine: {
    params: line,
    request: { otp: sealedValue },
    response: {
      activation: 'ACTIVE',
      attemptsRemaining: 3,
      line: { ...approvedLine, seq: 2, state: 'ACTIVE', isSecondFactorPassed: true },
    },
  },
  changePin: {
    params: line,
    request: { currentPin: sealedValue, newPin: sealedValue, language: 'en-IN' },
    response: { change: 'CHANGED', isMessageSent: true, attemptsRemaining: 3, blockedUntilMs: null },
  },
  sendPinOtp: { params: line, request: { language: 'en-IN' }, response: otpSent },
  provePinOwner: {
    params: line,
    request: { otp: sealedValue, bornOn: sealedValue },
    response: { proof: 'PROVEN', attemptsRemaining: 3, blockedUntilMs: null },
  },
  setPin: {
    params: line,
    request: { newPin: sealedValue, language: 'en-IN' },
    response: { pin: 'SET', isMessageSent: true },
  },

  getLoan: { params: loan, request: null, response: activeLoan },
  quoteLoan: { params: loan, request: { kind: 'CLOSING' }, response: quote },
  closeLoan: {
    params: { ...loan, closureId: ids.closure },
    request: { quoteId: quote.quoteId, totalPaise: quote.totalPaise, pay: 'MANDATE' },
    response: doneClosure,
  },
  getClosure: { params: { ...loan, closureId: ids.closure }, request: null, response: doneClosure },
  payLoan: {
    params: { ...loan, paymentId: ids.payment },
    request: { quoteId: 'SFN-QT-30991', totalPaise: acceptedPayment.totalPaise, method: 'UPI_INTENT' },
    response: acceptedPayment,
  },
  getPayment: { params: { ...loan, paymentId: ids.payment }, request: null, response: acceptedPayment },
  refundLoan: {
    params: { ...loan, refundId: ids.refund },
    request: { amountPaise: 3_600_000, pricePaise: 3_600_000, reason: 'RETURNED' },
    response: bookedRefund,
  },
  getRefund: { params: { ...loan, refundId: ids.refund }, request: null, response: bookedRefund },
  listDocuments: { params: loan, request: null, response: { documents: [kfsDocument] } },
  getDocument: {
    params: { ...loan, documentId },
    request: null,
    response: { document: kfsDocument, contentType: 'application/pdf', file: pdf },
  },

  openDispute: {
    params: dispute,
    request: {
      loanId: ids.loan,
      topic: 'GOODS',
      text: 'The camera kit has not arrived, and the merchant does not answer.',
      files: [{ name: 'order.png', sha256: digests.photo, sizeBytes: 182_044 }],
      openedAtMs: at('11:20:00', '2026-12-20'),
      wantsPause: ['DEBITS', 'LATE_FEE'],
      level: 'LENDER',
    },
    response: receivedDispute,
  },
  addDisputeMessage: {
    params: { ...dispute, messageNumber: '2' },
    request: {
      text: 'The courier has confirmed that the parcel is lost.',
      files: [],
      atMs: at('09:05:00', '2026-12-22'),
    },
    response: {
      ...receivedDispute,
      seq: 2,
      state: 'IN_REVIEW',
      messages: [
        ...receivedDispute.messages,
        {
          number: 2,
          from: 'CUSTOMER',
          text: 'The courier has confirmed that the parcel is lost.',
          files: [],
          atMs: at('09:05:00', '2026-12-22'),
        },
      ],
    },
  },
  getDispute: { params: dispute, request: null, response: receivedDispute },

  getReconciliation: {
    params: { lenderId, day: '2026-12-04' },
    request: null,
    response: {
      section: 'disbursal',
      id: ids.loan,
      lenderRef: 'SFN-LN-88120',
      state: 'DONE',
      seq: activeLoan.seq,
      amounts: {
        grossPaise: activeLoan.disbursal.grossPaise,
        mdrPaise: activeLoan.disbursal.mdrPaise,
        mdrGstPaise: activeLoan.disbursal.mdrGstPaise,
        subventionPaise: activeLoan.disbursal.subventionPaise,
        netPaise: activeLoan.disbursal.netPaise,
      },
      utr: activeLoan.disbursal.utr,
      atMs: at('11:40:00', '2026-12-04'),
    },
  },
  listEvents: {
    params: none,
    request: { after: '', limit: 100 },
    response: { events: [reservationSanctioned], next: 'c2VxOjE', more: false },
  },

  monthLater: {
    params: none,
    request: { mobile: sealedValue },
    response: { loans: 1, upTo: 'c2VxOjQy' },
  },
  resetCustomer: {
    params: none,
    request: { resetId: ids.reset, mobile: sealedValue },
    response: { loans: 1, upTo: 'c2VxOjQz' },
  },
  listTestCustomers: {
    params: none,
    request: null,
    response: { customers: [{ mobile: '9000000001', behaviour: 'Has a line of ₹1,00,000 at every lender' }] },
  },
};
