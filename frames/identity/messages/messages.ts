import type { WidgetErrorName } from '../../../shared/errors/widget';

/** Every word of entering a number and an OTP, in one language. Exact strings: S1§2.4, S2§5. */
export interface IdentityMessages {
  readonly mobile: {
    readonly label: string;
    /** Fixed, in front of the number. */
    readonly prefix: string;
    readonly placeholder: string;
    readonly invalid: string;
    readonly send: string;
    readonly sending: string;
    readonly note: string;
  };
  readonly otp: {
    readonly heading: string;
    readonly sentOn: string;
    /** '+91 98765 43210'. */
    readonly number: (mobile: string) => string;
    readonly label: string;
    readonly change: string;
    readonly resendIn: string;
    readonly resend: string;
    readonly resending: string;
    /** Null unless 1 to 3 are left. */
    readonly attempts: (remaining: number | null) => string | null;
    readonly agree: string;
    readonly terms: string;
    /** Spoken behind the link. */
    readonly newWindow: string;
    readonly verify: string;
    readonly verifying: string;
    readonly short: string;
  };
  readonly errors: {
    /** Where a failure brings no words of its own. */
    readonly fallback: string;
    /** Null in English, whose words the server sends. */
    readonly byName: Readonly<Record<WidgetErrorName, string>> | null;
  };
}
