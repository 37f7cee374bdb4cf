import { formatPaise, formatRupees } from '../../shared/format/number';
import { genuine } from '../genuine';
import { makeElement } from '../make-element';
import { promoStyle } from './promo-style';
import type { PromoTerms } from './promo-terms';
import { NO_COST, promoWords, type Sentence } from './promo-words';
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

/** Three steps on a grid of 20; decoration. `color`: like `#007E3F`, '' = the text's. */
function drawSteps(color: string): SVGElement {
  // SAFETY: what the browser makes of these two names.
  const [svg, path] = ['svg', 'path'].map((name) =>
    genuine(document, 'createElementNS').call(document, 'http://www.w3.org/2000/svg', name),
  ) as [SVGElement, SVGElement];
  svg.setAttribute('viewBox', '0 0 20 20');
  svg.ariaHidden = 'true';
  path.setAttribute('d', 'M15.2 4.2h1.6M9.2 10h7.6M3.2 15.8h13.6');
  // By the object model, which no policy on style attributes forbids.
  svg.style.color = color;
  svg.append(path);
  return svg;
}

const pieces = (sentence: Sentence): Inside =>
  sentence.map((piece) => (typeof piece === 'string' ? piece : make('b', '', ...piece)));

/** Draws the line in the shadow root of an element, which it makes. `onOpen`: the shopper wants to know more. */
export function createPromoView(element: HTMLElement, onOpen: () => void) {
  const root = shadowOf(element, promoStyle);

  function button(className: string, ...inside: Inside): HTMLElement {
    const made = make('button', className, ...inside);
    made.ariaHasPopup = 'dialog';
    made.onclick = onOpen;
    return made;
  }

  return {
    /** Room for the line, while nothing is known. */
    wait: () => root.replaceChildren(make('span', 'wait')),
    /** Nothing stands there where no lender finances the amount. */
    draw({ lowest, noCost }: PromoTerms, form: PromoForm, locale: 'en' | 'hi', color: string): void {
      root.replaceChildren();
      if (!lowest) return;
      const words = promoWords[locale];
      const isNoCost = form === 'tag' && noCost;
      const { emi, tenureMonths, interestRate, totalPayablePaise, feesPaise } = isNoCost || lowest;
      const sum = formatRupees(emi);
      const said = make('span', '', ...pieces(isNoCost ? words.times(`${sum} × ${tenureMonths}`) : words.from(sum)));
      if (form === 'boxed') said.append(make('small', '', words.second));
      if (form === 'line') said.append(words.stop, button('', words.check));
      const inside = [drawSteps(color), said, isNoCost ? make('b', 'no', NO_COST) : ''];
      const line = form === 'line' ? make('p', '', ...inside) : button(form, ...inside);
      line.title = words.cost(
        tenureMonths,
        interestRate,
        formatPaise(totalPayablePaise),
        feesPaise ? formatPaise(feesPaise) : '',
      );
      line.lang = locale;
      root.append(line);
    },
    clear: () => root.replaceChildren(),
  };
}
