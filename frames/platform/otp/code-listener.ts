import { type CodeListening, canListenForCode, listenForCode } from './web-otp';

/** An OTP field is there to be filled in from an SMS, or is there no more. */
export type CodeEffect = { readonly type: 'listenForOtp' } | { readonly type: 'stopListening' };

/** Waits for a code in an SMS; null where this browser reads none. */
export type ListenForCode = ((signal: AbortSignal) => Promise<CodeListening>) | null;

export const browserCodeListening = (page: Window): ListenForCode =>
  canListenForCode(page) ? (signal) => listenForCode(page, signal) : null;

/** Listens for one code at a time. `tell` lets the host know how far that is, `heard` gets the code. */
export function codeListener(
  listen: ListenForCode,
  tell: (state: 'requested' | CodeListening['state']) => void,
  heard: (code: string) => void,
): { listenForOtp(): void; stopListening(): void } {
  let listening = new AbortController();
  return {
    listenForOtp() {
      if (!listen) return;
      listening.abort();
      listening = new AbortController();
      tell('requested');
      void listen(listening.signal).then((result) => {
        tell(result.state);
        if (result.state === 'received') heard(result.code);
      });
    },
    stopListening: () => listening.abort(),
  };
}
