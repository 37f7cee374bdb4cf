/** Time, so that tests need no waiting. */
export interface Clock {
  /** Milliseconds since 1970. */
  nowMs(): number;
  /** Resolves after `waitMs`, or at once when `signal` aborts. */
  delay(waitMs: number, signal?: AbortSignal): Promise<void>;
}
