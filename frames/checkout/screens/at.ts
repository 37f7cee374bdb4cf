import type { CheckoutState, ScreenName, ScreenOf } from '../flow/state';

/** The present screen if it is that one; null while another one is on its way in. */
export const at = <Name extends ScreenName>({ screen }: CheckoutState, name: Name): ScreenOf<Name> | null =>
  // SAFETY: the name tells the member of the union.
  screen.name === name ? (screen as ScreenOf<Name>) : null;
