/** The shadow root of an element, with styles that no Content-Security-Policy has to allow. Focusing the element focuses
 *  what can be focused in it. */
export function shadowOf(element: Element, style: string): ShadowRoot {
  const root = element.attachShadow({ mode: 'open', delegatesFocus: true });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${style}:host([hidden]){display:none}`);
  root.adoptedStyleSheets = [sheet];
  return root;
}
