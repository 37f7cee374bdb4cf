/** Grows with every change of the words beside the box or the switch (`checkoutDeferred.mobile.whatsapp`,
 *  `siteCards.whatsApp`). */
export const WHATSAPP_CONSENT_VERSION = '2026-1';
