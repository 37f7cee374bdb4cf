/** A global that the browser or a script has made. `window` also gives the element, the elements or the frame of that
 *  name or id (`<form name=Kadam>`), but not as a property of its own. */
export const ownGlobal = (name: string): unknown =>
  // SAFETY: what it is nobody says, and so it is `unknown`.
  Object.hasOwn(window, name) ? (window as unknown as Record<string, unknown>)[name] : undefined;
