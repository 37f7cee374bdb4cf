/** An event that happens once, for others to wait for. */
export class Moment {
  happen: () => void = () => undefined;
  readonly happened = new Promise<void>((resolve) => {
    this.happen = resolve;
  });
}
