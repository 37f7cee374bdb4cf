/** Creates a shadow root that delegates focus, with a constructable stylesheet. */
export function shadowOf(element: Element, style: string): ShadowRoot {
  const root = element.attachShadow({ mode: 'open', delegatesFocus: true });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${style}:host([hidden]){display:none}`);
  root.adoptedStyleSheets = [sheet];
  return root;
}
