/** Every word of the checkout in one language. */
export interface Messages {
  /** BCP 47. */
  readonly lang: string;
}
