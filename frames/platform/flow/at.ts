type Named = { readonly name: string };

/** The present screen if it is that one, else null: another one may be on its way in. */
export function at<Screen extends Named, Name extends Screen['name']>(
  { screen }: { readonly screen: Screen },
  name: Name,
): Extract<Screen, { name: Name }> | null {
  // SAFETY: the name decides which member of the union it is.
  return screen.name === name ? (screen as Screen as Extract<Screen, { name: Name }>) : null;
}
