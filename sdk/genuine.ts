/** What the browser itself has under a name of the document or of an element. Read in the usual way, an element of the
 *  page may stand before it: `<img name=body>` is `document.body`, and `<input name=focus>` is `form.focus`. No element
 *  gets into a prototype. */
export const genuine = <Of extends Node, Name extends keyof Of>(of: Of, name: Name): Of[Name] =>
  Reflect.get(Object.getPrototypeOf(of), name, of);
