/** Error of a failed upload. `status`: HTTP status, 0 without an answer; `type`: that of the refusal. */
export class FileNotSent extends Error {
  override readonly name = 'FileNotSent';
  readonly status: number;
  readonly type: string | null;

  constructor(
    status: number,
    { type = null, cause }: { readonly type?: string | null; readonly cause?: unknown } = {},
  ) {
    super(`file not sent: ${status}`, { cause });
    this.status = status;
    this.type = type;
  }

  /** The user is logged out. */
  get isGuests(): boolean {
    return this.status === 401;
  }
}
