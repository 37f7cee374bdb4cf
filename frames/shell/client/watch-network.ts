import { NO_INTERNET } from './page-notices';

/** 'No Internet' over a page while offline. 'Try Again' checks again, Esc closes. Source: S2§2, Q-047. */
export function watchNetwork(page: Window): void {
  const dialog = page.document.querySelector<HTMLDialogElement>(`#${NO_INTERNET}`);
  const look = (): void => {
    if (page.navigator.onLine) dialog?.close();
    else if (!dialog?.open) dialog?.showModal();
  };
  page.addEventListener('online', look);
  page.addEventListener('offline', look);
  dialog?.querySelector('button')?.addEventListener('click', look);
  look();
}
