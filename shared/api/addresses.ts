// Method and path of endpoints that a browser calls before, or without, their schemas. A script that imports only the
// address does not load zod.

/** A frame sends it before its schemas have loaded. Source: S2§7. */
export const salesInitAddress = { method: 'GET', path: '/app/affordability/sa/init' } as const;
/** A frame sends it before its schemas have loaded. Source: S2§7. */
export const widgetInitAddress = { method: 'POST', path: '/app/widget/init' } as const;
/** Every page of the site sends it. Source: S1§7. */
export const identifyUserAddress = { method: 'GET', path: '/auth/identify-user' } as const;
/** The search page sends it for the count on the button of its filter. Source: S1§7, API-083. */
export const merchantListAddress = { method: 'POST', path: '/app/merchants' } as const;
/** Every frame and page sends it; nothing reads the response. Source: S1§8, S1§7. */
export const frameErrorAddress = { method: 'POST', path: '/app/frame-errors' } as const;
