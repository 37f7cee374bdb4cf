import { brand } from '../../shared/brand';
import { CODE_VALID_MS } from '../rules/one-time-code-rules';

/** The message with a shopper's OTP; `purpose` completes 'your OTP to …'. The last line lets a browser offer the code to
 *  our frame inside the merchant's page and to no other page (the format of origin-bound one-time codes). */
export const otpText = (purpose: string, code: string, origin: string, publicUrl: string): string =>
  `${code} is your OTP to ${purpose}. Valid for ${CODE_VALID_MS / 60_000} minutes. Do not share it with anyone. - ${brand.name}

@${new URL(origin).hostname} #${code} @${new URL(publicUrl).hostname}`;
