import type { ResponseOf } from '../../shared/api/endpoint';
import type { acquisitionEligibility, ntbPreEligibility } from '../../shared/api/ntb-acquisition';
import type { ownApplicationStatus } from '../../shared/api/ntb-application';
import type { ApplicationLender } from '../../shared/api/payment-fields';

/** The steps of an application of one's own; `initial` says what there is to do. */
export const ntbSteps = ['initial', 'you', 'income', 'offers', 'bank'] as const;
export type NtbStep = (typeof ntbSteps)[number];

type StatusResponse = ResponseOf<typeof ownApplicationStatus>;
type PreEligibility = ResponseOf<typeof ntbPreEligibility>;

/** An application of one's own, by the names of the specification. Source: S2§3 (NTB-002..010). */
export interface NtbApplication {
  /** '' before it is filed. */
  readonly applicationId: string;
  /** Id of the lender that is chosen; '' for none. */
  readonly selectedNtbLender: string;
  readonly step: NtbStep;
  /** What was last said of it; null before. */
  readonly creditApplicationStatusResponse: StatusResponse | null;
  /** The lender's own page; '' for none. */
  readonly lenderWindowUrl: string;
  readonly merchantId: string;
  readonly merchantName: string;
  /** Lenders that take an application, those that have refused it left out. */
  readonly lenderList: readonly ApplicationLender[];
  readonly isUserPreEligibilityDone: boolean;
  readonly userPreEligibilityData: PreEligibility | null;
}

/** How the customer stands with the lenders that take applications, as the server says it. Source: S2§3 (NTB-011). */
export type NtbConfig = ResponseOf<typeof acquisitionEligibility>;

/** Before any lender was asked. */
export const initialNtbConfig: NtbConfig = {
  ntbDetails: [],
  redirectUrl: '',
  isNTBEnabledOnMerchant: false,
  userStatus: 'nonLoggedin',
};

/** Whether there is a lender to apply with: one that takes the customer, and whose list none has left. */
export const mayApply = (
  { lenderList }: Pick<NtbApplication, 'lenderList'>,
  { isNTBEnabledOnMerchant, userStatus, ntbDetails }: NtbConfig,
): boolean =>
  isNTBEnabledOnMerchant &&
  userStatus === 'eligible' &&
  lenderList.some(({ lenderId }) => ntbDetails.some((each) => each.lenderId === lenderId));

export const initialNtb: NtbApplication = {
  applicationId: '',
  selectedNtbLender: '',
  step: 'initial',
  creditApplicationStatusResponse: null,
  lenderWindowUrl: '',
  merchantId: '',
  merchantName: '',
  lenderList: [],
  isUserPreEligibilityDone: false,
  userPreEligibilityData: null,
};

/** The application at a step; without a step a new one. Source: S2§4 (NTB-012). */
export const withStep = (ntb: NtbApplication, step?: NtbStep): NtbApplication =>
  step === undefined ? initialNtb : { ...ntb, step };

/** Names the application; '' also takes away what was said of it. Source: S2§4 (NTB-013, NTB-014). */
export const withApplicationId = (ntb: NtbApplication, applicationId: string): NtbApplication => ({
  ...ntb,
  applicationId,
  ...(applicationId === '' && { creditApplicationStatusResponse: null, lenderWindowUrl: '' }),
});

/** Lenders that accept an application of the customer. */
export const withLenders = (ntb: NtbApplication, lenderList: readonly ApplicationLender[]): NtbApplication => ({
  ...ntb,
  lenderList,
});

/** A lender has refused: it is offered no more, and nothing is chosen. Source: S2§4 (NTB-015, NTB-016). */
export const withoutLender = (ntb: NtbApplication, lenderId: string): NtbApplication => ({
  ...withLenders(
    ntb,
    ntb.lenderList.filter((lender) => lender.lenderId !== lenderId),
  ),
  selectedNtbLender: '',
});

/** What the server says of it. Source: S2§3 (NTB-002, NTB-005, NTB-006). */
export const withAnswer = (ntb: NtbApplication, answer: StatusResponse): NtbApplication => ({
  ...withApplicationId(ntb, answer.applicationId),
  creditApplicationStatusResponse: answer,
  lenderWindowUrl: answer.lenderWindowUrl ?? '',
  selectedNtbLender: answer.lenderId,
});
