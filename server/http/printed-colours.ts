/** The colours of pages that the server writes itself, by the names that frames have for them. They follow the system, as a
 *  page that stands alone does; paper is light. */
export const printedColours = `:root{color-scheme:light dark;--ink:#10201a;--ink-2:#4a5a53;--ink-3:#72817a;--line:#e2e8e5;--line-2:#c9d3ce;--surface:#fff;--canvas:#f5f8f6;--cta:#007e3f;--cta-shade:#00672f;--on-cta:#fff;--info:#1659c7;--error:#b3261e}
@media screen and (prefers-color-scheme:dark){:root{--ink:#ecf3ef;--ink-2:#a9b9b1;--ink-3:#83948b;--line:#26332d;--line-2:#3c4d45;--surface:#141c18;--canvas:#0d1411;--cta:#45c27f;--cta-shade:#6fd29b;--on-cta:#06210f;--info:#8db4ff;--error:#ff9a90}}
`;
