import type { CodeListening, listenForCode } from './web-otp';

/** An OTP field that can be filled from an SMS was shown or hidden. */
export type CodeEffect = { readonly type: 'listenForOtp' } | { readonly type: 'stopListening' };

/** Waits for a code in an SMS; null if the browser does not support it. */
export type ListenForCode = ((signal: AbortSignal) => Promise<CodeListening>) | null;

/** `load`: loads the listener. Without it the user types the code. */
export const browserCodeListening = (
  page: Window,
  load: () => Promise<{ readonly listenForCode: typeof listenForCode }>,
): ListenForCode =>
  'OTPCredential' in page
    ? (signal) =>
        load().then(
          (late) => late.listenForCode(page, signal),
          () => ({ state: 'ended' }),
        )
    : null;

/** Listens for one code at a time. `emit` reports the progress to the host, `onCode` gets the code. */
export function codeListener(
  listen: ListenForCode,
  emit: (state: 'requested' | CodeListening['state']) => void,
  onCode: (code: string) => void,
): { listenForOtp(): void; stopListening(): void } {
  let listening = new AbortController();
  return {
    listenForOtp() {
      if (!listen) return;
      listening.abort();
      listening = new AbortController();
      emit('requested');
      void listen(listening.signal).then((result) => {
        emit(result.state);
        if (result.state === 'received') onCode(result.code);
      });
    },
    stopListening: () => listening.abort(),
  };
}
