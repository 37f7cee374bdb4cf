import { SCRIPT_LOAD_TIMEOUT } from '../../../shared/rules/font-timeout';
import type { ErrorReporter } from './error-reporter';

/** Reports a font that fails, or has not come after 30 s; the page goes on with its fallback. Source: S1§8 (NFR-010). */
export function watchFonts(page: Window, reporter: ErrorReporter): void {
  // Old browsers and tests have no font loading.
  const fonts: FontFaceSet | undefined = page.document.fonts;
  if (!fonts) return;
  const report = (): void => reporter.report({ ...SCRIPT_LOAD_TIMEOUT.report, errorName: 'Error', during: 'chunk' });
  fonts.addEventListener('loadingerror', report);
  page.setTimeout(() => {
    if (fonts.status === 'loading') report();
  }, SCRIPT_LOAD_TIMEOUT.afterMs);
}
