// Where a frame's first call goes. Apart from its schemas: the frame sends it before they are there.

/** Source: S2§7. */
export const salesInit = { method: 'GET', path: '/app/affordability/sa/init' } as const;
/** Source: S2§7. */
export const widgetInit = { method: 'POST', path: '/app/widget/init' } as const;
