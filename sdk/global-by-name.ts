/** Global that the browser or a script has defined. `window[name]` may also be an element or a frame of that name or id
 *  (`<form name=Kadam>`), which is not an own property. */
export const globalByName = (name: string): unknown =>
  // SAFETY: nothing is assumed about the value: it is `unknown`.
  Object.hasOwn(window, name) ? (window as unknown as Record<string, unknown>)[name] : undefined;
