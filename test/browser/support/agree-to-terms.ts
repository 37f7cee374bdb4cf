import type { Frame, Locator, Page } from 'playwright';

export const agreeToTerms = (place: Page | Frame | Locator): Promise<void> =>
  place.getByRole('checkbox', { name: /I agree to/ }).check();
