/** The one configured brand. `{product}`, `{email}` and the like in the specifications stand for these values;
 *  no component types them. */
export const brand = {
  name: 'Kadam',
  /** What stands for the name in an address. */
  product: 'kadam',
  legalName: 'Kadam Technologies Private Limited',
  supportEmail: 'support@kadam.example',
  supportPhone: '1800-000-0000',
  /** Where the app is installed from (https); null without an app, and then no place offers its link. */
  appUrl: null as string | null,
  theme: { primaryCTAColor: '#007E3F', secondaryCTAColor: '#5faf5d' },
} as const;
