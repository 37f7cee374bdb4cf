/** The configured brand. `{product}`, `{email}` and the like in the specifications are replaced by these values;
 *  components do not repeat them. */
export const brand = {
  name: 'Kadam',
  /** The name in addresses. */
  product: 'kadam',
  legalName: 'Kadam Technologies Private Limited',
  supportEmail: 'support@kadam.example',
  supportPhone: '1800-000-0000',
  /** Store address of the app (https); null without an app, and then no link to it is shown. */
  appUrl: null as string | null,
  theme: { primaryCTAColor: '#007E3F', secondaryCTAColor: '#5faf5d' },
} as const;
