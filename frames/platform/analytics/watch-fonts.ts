import { SCRIPT_LOAD_TIMEOUT } from '../../../shared/rules/font-timeout';
import type { ErrorReporter } from './error-reporter';

/** Reports a font that fails or has not loaded after 30 s. The page uses its fallback. Source: S1§8 (NFR-010). */
export function watchFonts(page: Window, reporter: ErrorReporter): void {
  // Undefined in old browsers and tests.
  const fonts: FontFaceSet | undefined = page.document.fonts;
  if (!fonts) return;
  const report = (): void => reporter.report({ ...SCRIPT_LOAD_TIMEOUT.report, errorName: 'Error', during: 'chunk' });
  fonts.addEventListener('loadingerror', report);
  page.setTimeout(() => {
    if (fonts.status === 'loading') report();
  }, SCRIPT_LOAD_TIMEOUT.afterMs);
}
