/** A test that shows a requirement. */
export interface Claim {
  readonly id: string;
  readonly file: string;
  readonly title: string;
}

export function claimsIn(
  file: string,
  text: string,
): { readonly claims: readonly Claim[]; readonly faults: readonly string[] };

export function reportOf(root: string): {
  /** Rows of the table. */
  readonly count: number;
  readonly claims: readonly Claim[];
  readonly faults: readonly string[];
  readonly page: string;
};
