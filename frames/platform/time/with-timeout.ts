/** Result of `work`, or of `late` after `waitMs`; `late` may throw. `work` is not stopped. */
export function withTimeout<T>(work: PromiseLike<T>, waitMs: number, late: () => T): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isOver = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, waitMs);
  });
  return Promise.race([work, isOver.then(late)]).finally(() => clearTimeout(timer));
}
