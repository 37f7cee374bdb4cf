/** Increase with every change of the text next to the checkbox or the switch (`checkoutDeferred.mobile.whatsapp`,
 *  `siteCards.whatsApp`). */
export const WHATSAPP_CONSENT_VERSION = '2026-1';
