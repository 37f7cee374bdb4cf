type Named = { readonly name: string };

/** The current screen if it has this name, else null. */
export function at<Screen extends Named, Name extends Screen['name']>(
  { screen }: { readonly screen: Screen },
  name: Name,
): Extract<Screen, { name: Name }> | null {
  // SAFETY: the name decides the member of the union.
  return screen.name === name ? (screen as Screen as Extract<Screen, { name: Name }>) : null;
}
