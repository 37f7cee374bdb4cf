/** Why a file did not come through. `status`: of HTTP, 0 without an answer. */
export class FileNotSent extends Error {
  override readonly name = 'FileNotSent';
  readonly status: number;

  constructor(status: number, cause?: unknown) {
    super(`file not sent: ${status}`, { cause });
    this.status = status;
  }

  /** Nobody is logged in any more. */
  get isGuests(): boolean {
    return this.status === 401;
  }
}
