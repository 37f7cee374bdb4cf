/** Reads a property of the document or an element from its prototype, so that a named element cannot shadow it (DOM
 *  clobbering: `<img name=body>` is `document.body`, and `<input name=focus>` is `form.focus`). */
export const nativeProperty = <Of extends Node, Name extends keyof Of>(of: Of, name: Name): Of[Name] =>
  Reflect.get(Object.getPrototypeOf(of), name, of);
