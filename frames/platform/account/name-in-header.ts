/** Shows the masked number of the logged-in user in the header. Null restores the header of a guest. */
export function nameInHeader(page: Pick<Document, 'querySelector'>, maskedMobile: string | null): void {
  const place = page.querySelector<HTMLElement>('[data-account]');
  if (!place || (maskedMobile ?? place.dataset.unnamed) === undefined) return;
  place.dataset.unnamed ??= place.textContent ?? '';
  place.textContent = maskedMobile ?? place.dataset.unnamed;
  place.translate = maskedMobile === null;
}
