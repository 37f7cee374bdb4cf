import type { ErrorReporter } from './error-reporter';

/** Reports uncaught errors. Returns a function that stops. Source: S1§8. */
export function watchErrors(page: Window, reporter: ErrorReporter): () => void {
  const report = (thrown: unknown): void =>
    reporter.report({
      code: 500,
      message: thrown instanceof Error ? thrown.message : 'Unknown error',
      errorName: thrown instanceof Error ? thrown.name : 'Error',
      during: 'unhandled',
    });
  const onError = (event: ErrorEvent): void => report(event.error);
  const onRejection = (event: PromiseRejectionEvent): void => report(event.reason);
  page.addEventListener('error', onError);
  page.addEventListener('unhandledrejection', onRejection);
  return () => {
    page.removeEventListener('error', onError);
    page.removeEventListener('unhandledrejection', onRejection);
  };
}
