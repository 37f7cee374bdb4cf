/** Names in the header of a page of the site who has logged in, by the masked number; null: nobody, to whom it says what it
 *  came with. A header that names nobody stays as it is. */
export function nameInHeader(page: Pick<Document, 'querySelector'>, maskedMobile: string | null): void {
  const place = page.querySelector<HTMLElement>('[data-account]');
  if (!place || (maskedMobile ?? place.dataset.unnamed) === undefined) return;
  place.dataset.unnamed ??= place.textContent ?? '';
  place.textContent = maskedMobile ?? place.dataset.unnamed;
  place.translate = maskedMobile === null;
}
