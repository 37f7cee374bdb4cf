import type { Frame, Locator, Page } from 'playwright';

/** Ticks the terms of an OTP overlay, which the verification requires. */
export const agreeToTerms = (place: Page | Frame | Locator): Promise<void> =>
  place.getByRole('checkbox', { name: /I agree to/ }).check();
