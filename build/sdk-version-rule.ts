/** Ascending, by the numbers of `1.2.3`. */
export const byVersion = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true });

export interface SdkState {
  /** Version in `package.json`. */
  readonly version: string;
  /** Versions in `sdk/releases`. */
  readonly releases: readonly string[];
  /** Built files that differ from those of the newest release, or are missing on one side. */
  readonly changedFiles: readonly string[];
}

/** Returns null if the built SDK equals the newest release byte for byte, or has a higher, unreleased version. */
export function sdkVersionFault({ version, releases, changedFiles }: SdkState): string | null {
  const current = [...releases].sort(byVersion).at(-1);
  if (current === undefined || byVersion(version, current) > 0) return null;
  if (byVersion(version, current) < 0) return `package.json has ${version}, and ${current} is released already`;
  if (changedFiles.length === 0) return null;
  return `the SDK has changed since its release ${current} (${changedFiles.join(', ')}): raise the version in package.json`;
}
