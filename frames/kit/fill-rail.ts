/** Gives each bar of a `StepRail` its place, from light to full. Not by a style attribute, which a strict
 *  Content-Security-Policy would refuse. */
export function fillRail({ children }: Element): void {
  for (const [index, bar] of [...children].entries()) {
    (bar as HTMLElement).style.setProperty('--at', String(index));
    (bar as HTMLElement).style.setProperty('--part', String((index + 1) / children.length));
  }
}
