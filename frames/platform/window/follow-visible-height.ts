/** Keeps a page that fills its window to what of the window is seen, where a keyboard lies over it instead of making it
 *  smaller: browsers without `interactive-widget` (2026: all of iOS). Styles that ask for a height are answered for what is
 *  seen, too. `onChange`: once what is seen is another height. */
export function followVisibleHeight(page: Window & typeof globalThis, onChange: () => void): void {
  const { visualViewport: seen, document } = page;
  const root = document.documentElement;
  const asked = new WeakMap<CSSMediaRule, string>();

  /** `height`: CSS px; null = that of the window. */
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
    // Who looks closer sees less of it, and nothing covers it.
    const visible = seen ? seen.height * seen.scale : root.clientHeight;
    const height = visible < root.clientHeight - 1 ? visible : null;
    if (height === null) root.style.removeProperty('--vh');
    else {
      root.style.setProperty('--vh', `${height / 100}px`);
      // It has been moved up to show a field that is no longer covered.
      page.scrollTo(0, 0);
    }
    for (const { cssRules } of [...document.styleSheets, ...document.adoptedStyleSheets]) answer(cssRules, height);
    onChange();
  }
  seen?.addEventListener('resize', follow);
}

/** A media query with its questions for a height, which our styles ask in em, answered. */
export const withHeight = (query: string, heightEm: number): string =>
  query.replace(/\((max|min)-height: ?([\d.]+)em\)/g, (_, bound: string, em: string) =>
    (bound === 'max' ? heightEm <= Number(em) : heightEm >= Number(em)) ? '(min-width: 0px)' : '(max-width: 0px)',
  );
