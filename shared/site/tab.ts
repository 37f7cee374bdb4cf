/** Tabs of the buy area's pages, in order. Source: S1§2.3 (LAY-015). */
export const tabs = ['home', 'category', 'dashboard', 'account'] as const;
export type Tab = (typeof tabs)[number];
