/** Something that happens once, and that others wait for. */
export class Moment {
  happen: () => void = () => undefined;
  readonly happened = new Promise<void>((resolve) => {
    this.happen = resolve;
  });
}
