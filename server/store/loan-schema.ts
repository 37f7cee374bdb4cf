import type { Generated } from 'kysely';
import type { PenalBasis } from '../../shared/money/loan-end';
import type { SettlementKind, SubventionBearer } from '../../shared/money/subvention';
import type { LoanStatus } from '../../shared/rules/loan-flow';

/** Tables of debts after a purchase. Times are epoch ms, days 'YYYY-MM-DD' in India. */
export interface LoanTables {
  /** Agreed terms and state of the loan of each completed payment. */
  loans: {
    txn_uuid: string;
    mobile: string;
    merchant_key: string;
    lender_id: string;
    loan_paise: number;
    discount_paise: number;
    interest_paise: number;
    gst_paise: number;
    fees_paise: number;
    instalment_paise: number;
    annual_rate_bps: number;
    apr_bps: number | null;
    is_no_cost: boolean;
    is_gst_on_interest: boolean;
    cooling_off_days: number;
    foreclosure_bps: number;
    penal_bps_per_month: number;
    /** 'MONTH' for loans with that agreement. */
    penal_by: Generated<PenalBasis>;
    /** Null: a whole month. */
    first_period_days: Generated<number | null>;
    bounce_charge_paise: number;
    keeps_fees_on_exit: boolean;
    status: LoanStatus;
    are_debits_paused: Generated<boolean>;
    /** JSON of `LoanPauses`: days on which disputes paused the loan, by kind. */
    pauses: Generated<string>;
    /** Months ahead of the clock: the sandbox's 'a month later'; 0 in production. */
    months_ahead: Generated<number>;
    began_at_ms: number;
    ended_at_ms: number | null;
  };
  /** As agreed; only refunds change them. */
  instalments: {
    txn_uuid: string;
    number: number;
    due_on: string;
    principal_paise: number;
    interest_paise: number;
    gst_paise: number;
    balance_paise: number;
    charges_paise: Generated<number>;
    /** Day of the next debit or retry; null if there is none. */
    debit_on: string | null;
    bounced_at_ms: number | null;
    /** When its day passed without a debit, because no mandate is active. */
    missed_at_ms: Generated<number | null>;
    paid_at_ms: number | null;
  };
  /** Payments of instalments, closings and exits. */
  repayments: {
    txn_uuid: string;
    /** Unique within the loan: the number of an instalment, or 'end'. */
    name: string;
    kind: 'INSTALMENT' | 'CLOSING' | 'EXIT';
    number: number | null;
    principal_paise: number;
    interest_paise: number;
    gst_paise: number;
    fees_paise: number;
    charges_paise: number;
    at_ms: number;
  };
  /** Amounts of a price that shops refund. */
  refunds: {
    /** Internal key. */
    refund_key: string;
    merchant_key: string;
    /** The shop's id. */
    refund_id: string;
    txn_uuid: string;
    amount_rupees: number;
    status: 'PENDING' | 'DONE';
    /** The lender's figures; null before it is booked. */
    loan_paise: number | null;
    to_shopper_paise: number | null;
    /** Interest, tax and fees that the lender retains, and the part that the shopper still owes. */
    kept_paise: Generated<number | null>;
    still_owed_paise: Generated<number | null>;
    asked_at_ms: number;
    done_at_ms: number | null;
    /** When its lender is asked again; null once it is booked. */
    due_at_ms: number | null;
    attempts: number;
  };
  /** Subvention of a paid order: one row each, append-only. */
  subventions: {
    txn_uuid: string;
    merchant_key: string;
    /** Null without a subvention. */
    borne_by: SubventionBearer | null;
    price_paise: number;
    discount_paise: number;
    processing_fee_paise: number;
    processing_fee_gst_paise: number;
    began_at_ms: number;
  };
  /** Settlement lines of an order; reversals are negative. */
  settlement_lines: {
    txn_uuid: string;
    /** 'sale', 'exit', or the key of a refund. */
    name: string;
    merchant_key: string;
    kind: SettlementKind;
    price_paise: number;
    discount_paise: number;
    processing_fee_paise: number;
    processing_fee_gst_paise: number;
    payout_paise: number;
    at_ms: number;
  };
  /** Account of a number that a lender debits. */
  linked_accounts: { mobile: string; lender_id: string; masked_account: string; linked_at_ms: number };
}
