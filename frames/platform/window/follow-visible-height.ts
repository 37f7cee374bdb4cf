/** Fits a page to the visible height if a keyboard covers the window: browsers without `interactive-widget` (2026: all of
 *  iOS). Media queries for heights are rewritten, too. `onChange`: after a change of the height. */
export function followVisibleHeight(page: Window & typeof globalThis, onChange: () => void): void {
  const { visualViewport: seen, document } = page;
  const root = document.documentElement;
  const asked = new WeakMap<CSSMediaRule, string>();

  /** `height`: CSS px; null = the window's. */
  function answer(rules: CSSRuleList, height: number | null): void {
    const em = Number.parseFloat(page.getComputedStyle(root).fontSize);
    for (const rule of rules) {
      if (!(rule instanceof page.CSSMediaRule)) continue;
      const { media } = rule;
      const question = asked.get(rule) ?? media.mediaText;
      asked.set(rule, question);
      media.mediaText = height === null ? question : withHeight(question, height / em);
    }
  }

  function follow(): void {
    // Zoom reduces the visual viewport although nothing is covered.
    const visible = seen ? seen.height * seen.scale : root.clientHeight;
    const height = visible < root.clientHeight - 1 ? visible : null;
    if (height === null) root.style.removeProperty('--vh');
    else {
      root.style.setProperty('--vh', `${height / 100}px`);
      // The browser had scrolled to a field that is no longer covered.
      page.scrollTo(0, 0);
    }
    for (const { cssRules } of [...document.styleSheets, ...document.adoptedStyleSheets]) answer(cssRules, height);
    onChange();
  }
  seen?.addEventListener('resize', follow);
}

/** Replaces the height conditions (in em) of a media query by their result. */
export const withHeight = (query: string, heightEm: number): string =>
  query.replace(/\((max|min)-height: ?([\d.]+)em\)/g, (_, bound: string, em: string) =>
    (bound === 'max' ? heightEm <= Number(em) : heightEm >= Number(em)) ? '(min-width: 0px)' : '(max-width: 0px)',
  );
