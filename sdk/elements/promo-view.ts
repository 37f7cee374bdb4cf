import { formatPaise, formatRupees } from '../../shared/format/number';
import type { Locale } from '../../shared/locales';
import type { Sentence } from '../../shared/messages/sentence';
import { makeElement } from '../make-element';
import { nativeProperty } from '../native-property';
import type { PromoTerms } from '../types/elements.mjs';
import { promoMessages } from './promo.messages';
import { promoStyle } from './promo-style';
import { shadowOf } from './shadow-of';

export const promoForms = ['line', 'boxed', 'tag'] as const;
export type PromoForm = (typeof promoForms)[number];

type Inside = (Node | string)[];

function make(tag: keyof HTMLElementTagNameMap, className: string, ...inside: Inside): HTMLElement {
  const element = makeElement(tag);
  element.className = className;
  element.append(...inside);
  return element;
}

/** Decorative picture of three steps on a grid of 20. `color`: like `#007E3F`; '' for the colour of the text. */
function renderSteps(color: string): SVGElement {
  // SAFETY: the browser creates an SVG element for these two names.
  const [svg, path] = ['svg', 'path'].map((name) =>
    nativeProperty(document, 'createElementNS').call(document, 'http://www.w3.org/2000/svg', name),
  ) as [SVGElement, SVGElement];
  svg.setAttribute('viewBox', '0 0 20 20');
  svg.ariaHidden = 'true';
  path.setAttribute('d', 'M15.2 4.2h1.6M9.2 10h7.6M3.2 15.8h13.6');
  // By the CSSOM, as a Content-Security-Policy may forbid style attributes.
  svg.style.color = color;
  svg.append(path);
  return svg;
}

const pieces = (sentence: Sentence): Inside =>
  sentence.map((piece) => (typeof piece === 'string' ? piece : make('b', '', ...piece)));

/** Creates the shadow root of an element and renders the line in it. `onOpen`: the shopper presses the button. */
export function createPromoView(element: HTMLElement, onOpen: () => void) {
  const root = shadowOf(element, promoStyle);

  function button(className: string, ...inside: Inside): HTMLElement {
    const made = make('button', className, ...inside);
    made.ariaHasPopup = 'dialog';
    made.onclick = onOpen;
    return made;
  }

  return {
    /** Shows a skeleton of the same size and baseline as the line. */
    wait: (form: PromoForm = 'line') => root.replaceChildren(make('span', `wait ${form}`, renderSteps(''))),
    render({ lowest, noCost }: PromoTerms, form: PromoForm, locale: Locale, color: string): void {
      root.replaceChildren();
      if (!lowest) return;
      const t = promoMessages[locale];
      const { emi, tenureMonths, interestRate, totalPayablePaise, feesPaise } = noCost ?? lowest;
      const fee = feesPaise ? formatPaise(feesPaise) : '';
      const said = make('span', '', ...pieces(t.plan(formatRupees(emi), tenureMonths)));
      if (noCost) said.append(' ', make('b', 'no', t.noCost));
      if (form === 'line') said.append(' ', button('', t.check));
      said.append(make('small', '', t.cost(noCost ? 0 : interestRate, formatPaise(totalPayablePaise), fee)));
      const inside = [renderSteps(color), said];
      const line = form === 'line' ? make('p', '', ...inside) : button(form, ...inside);
      line.lang = locale;
      root.append(line);
    },
    clear: () => root.replaceChildren(),
  };
}
