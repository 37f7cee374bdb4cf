/** Message between the page and the SDK, or between the page and its server. Payloads are unmasked. */
export interface HostEvent {
  readonly direction: 'page → app' | 'app → page' | 'page → widget' | 'widget → page' | 'page → shop' | 'shop → page';
  readonly name: string;
  readonly payload: unknown;
}
