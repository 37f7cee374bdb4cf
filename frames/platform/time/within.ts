/** `work`, or what `late` makes once `waitMs` have passed without it; `late` may throw. What is waited for goes on. */
export function within<T>(work: PromiseLike<T>, waitMs: number, late: () => T): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isOver = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, waitMs);
  });
  return Promise.race([work, isOver.then(late)]).finally(() => clearTimeout(timer));
}
