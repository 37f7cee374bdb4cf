import type { Frame, Locator, Page } from 'playwright';

/** Ticks the terms of an OTP overlay, without which nothing is verified. */
export const agreeToTerms = (place: Page | Frame | Locator): Promise<void> =>
  place.getByRole('checkbox', { name: /I agree to/ }).check();
