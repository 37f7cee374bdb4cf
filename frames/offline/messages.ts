/** Words of 'No Internet' in one language. Source: S2§2, S2§8. */
export interface OfflineMessages {
  readonly title: string;
  readonly text: string;
  readonly tryAgain: string;
  readonly closesItself: string;
}
