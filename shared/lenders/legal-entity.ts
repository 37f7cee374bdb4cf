import * as z from 'zod/mini';

const CIN = /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/;
/** Toll-free, or a landline with its STD code: not a mobile number, which belongs to a person. */
const PHONE = /^(?:1800-\d{3}-\d{4}|\+91-\d{2,4}-\d{6,8})$/;

/** The lender is a company, or a bank founded by an Act of Parliament, which is not a company and has no CIN. */
const companyTypes = ['BANK', 'NBFC', 'HFC'] as const;
const STATUTORY = 'STATUTORY_BANK';

/** Registration by type: licence of a bank, certificate of registration of an NBFC or a housing finance company. */
const registrations = {
  BANK: { pattern: /^[A-Z]{3}:\d{2,4}$/, sample: 'MUM:98' },
  STATUTORY_BANK: { pattern: /^[A-Z]{3}:\d{2,4}$/, sample: 'MUM:98' },
  NBFC: { pattern: /^(?:[A-Z]-)?\d{2}\.\d{5}$/, sample: 'N-13.01234' },
  HFC: { pattern: /^(?:\d{2}\.\d{4}\.\d{2}|DOR-\d{5})$/, sample: '01.0016.01' },
} as const;

const text = z.string().check(z.trim(), z.minLength(1, 'must not be empty'));

const CIN_FAULT = `must be a CIN like U64191MH2026PLC123456; only a ${STATUTORY} has none`;
const cin = z.string(CIN_FAULT).check(z.regex(CIN, CIN_FAULT));

const common = {
  legalName: text,
  rbiRegistration: text,
  website: z.url({ protocol: /^https$/, error: 'must be an https address' }),
  /** As registered, in English. */
  registeredOffice: z.string().check(z.regex(/^\S.* \d{6}$/, 'must be an address that ends with its PIN code')),
  nodalOfficer: z.object({
    designation: z.enum(['PRINCIPAL_NODAL_OFFICER', 'NODAL_GRIEVANCE_OFFICER'], 'must be a known designation'),
    phone: z.string().check(z.regex(PHONE, 'must be a phone number like 1800-123-4567 or +91-22-12345678')),
    email: z.email('must be an e-mail address'),
  }),
} as const;

/** A lender as registered, and its officer for complaints. Source: RBI (Digital Lending) Directions, 2025. */
const LegalEntity = z
  .discriminatedUnion(
    'type',
    [
      z.object({ ...common, type: z.enum(companyTypes), cin }),
      z.object({ ...common, type: z.literal(STATUTORY), cin: z.optional(cin) }),
    ],
    `must be ${[...companyTypes].join(', ')} or ${STATUTORY}`,
  )
  .check(({ value, issues }) => {
    const { pattern, sample } = registrations[value.type];
    if (pattern.test(value.rbiRegistration)) return;
    const message = `must be the registration of a ${value.type} like ${sample}`;
    issues.push({ code: 'custom', path: ['rbiRegistration'], input: value.rbiRegistration, message });
  });
export type LegalEntity = Readonly<z.infer<typeof LegalEntity>>;

export class LenderFileError extends Error {
  override readonly name = 'LenderFileError';
  constructor(
    readonly lenderId: string,
    readonly fields: readonly string[],
    message: string,
  ) {
    super(message);
  }
}

/** Throws a `LenderFileError` that names the lender and each invalid field. */
export function legalEntityOf(lender: {
  readonly lenderId: string;
  readonly name: string;
  readonly legal: unknown;
}): LegalEntity {
  const parsed = LegalEntity.safeParse(lender.legal);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => ({ field: ['legal', ...path].join('.'), message }));
  throw new LenderFileError(
    lender.lenderId,
    faults.map(({ field }) => field),
    `${lender.name} (${lender.lenderId}): ${faults.map(({ field, message }) => `${field} ${message}`).join('; ')}`,
  );
}
