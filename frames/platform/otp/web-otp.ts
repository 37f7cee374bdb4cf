import { digitsOnly, isCode } from '../../../shared/rules/validation';
/** How listening for a code ended: with one, or without (given up, not possible, refused by the person). */
export type CodeListening = { readonly state: 'received'; readonly code: string } | { readonly state: 'ended' };

interface OtpCredential {
  readonly code?: unknown;
}

/** Waits for the browser to read a code out of an SMS that is bound to this page (WebOTP). The person is asked by the
 *  browser; the page never sees the message. Ends when `signal` aborts. Source: S1§4. */
export async function listenForCode(page: Window, signal: AbortSignal): Promise<CodeListening> {
  try {
    const options = { otp: { transport: ['sms'] }, signal } as CredentialRequestOptions;
    const credential = (await page.navigator.credentials.get(options)) as OtpCredential | null;
    const code = typeof credential?.code === 'string' ? digitsOnly(credential.code) : '';
    return isCode(code) ? { state: 'received', code } : { state: 'ended' };
  } catch {
    // Aborted, refused, or not allowed in this frame: the code can always be typed.
    return { state: 'ended' };
  }
}
