/** The tabs below the pages of the buy area, in their order. The specification has one more, 'dashboard', which comes with
 *  its page. Source: S1§2.3 (LAY-015). */
export const tabs = ['home', 'category', 'account'] as const;
export type Tab = (typeof tabs)[number];
