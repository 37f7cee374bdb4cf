/** The tabs below the pages of the buy area, in their order. Source: S1§2.3 (LAY-015). */
export const tabs = ['home', 'category', 'dashboard', 'account'] as const;
export type Tab = (typeof tabs)[number];
