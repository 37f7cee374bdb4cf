import { digitsOnly, isCode } from '../../../shared/rules/validation';
/** Result of listening: a code, or none (aborted, unsupported or refused). */
export type CodeListening = { readonly state: 'received'; readonly code: string } | { readonly state: 'ended' };

interface OtpCredential {
  readonly code?: unknown;
}

/** Waits for an SMS code that is bound to this page (WebOTP). The browser asks the user; the page never sees the message. Ends
 *  when `signal` aborts. Source: S1§4. */
export async function listenForCode(page: Window, signal: AbortSignal): Promise<CodeListening> {
  try {
    const options = { otp: { transport: ['sms'] }, signal } as CredentialRequestOptions;
    const credential = (await page.navigator.credentials.get(options)) as OtpCredential | null;
    const code = typeof credential?.code === 'string' ? digitsOnly(credential.code) : '';
    return isCode(code) ? { state: 'received', code } : { state: 'ended' };
  } catch {
    // Aborted, refused, or not allowed in this frame: the user types the code.
    return { state: 'ended' };
  }
}
