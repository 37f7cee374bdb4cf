import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Statement } from '../../frames/lending';
import { statementMessages } from '../../frames/lending/statement.messages';
import { renderDocument } from '../../frames/shell/documents/render-document';
import { kfsPdf } from '../../server/services/kfs-document/kfs-pdf';
import { buildKfs } from '../../server/services/payments/build-kfs';
import { pdfTexts } from '../../server/testing/payments/pdf-texts';
import type { Kfs } from '../../shared/api/kfs';
import { type KfsDocument, kfsDocument } from '../../shared/kfs/kfs-document';
import { lenders, type Tenure, tenures } from '../../shared/lenders';
import { type Locale, locales } from '../../shared/locales';
import { messagesIn } from '../../shared/messages/define-messages';
import { type Random, randomFrom } from '../support/random';

const DAY_MS = 86_400_000;
const FIRST_ISSUE_MS = Date.parse('2026-01-01T06:00:00Z');
const MAX_PRICE_RUPEES = 200_000;
const VERIFY_AT = 'kadam.example/kfs/verify';

/** Random terms: every tenure and rate, both payers of the fee, GST on interest, a third party's fee, a part paid to
 *  the shop, and a statement reissued some days later. */
function generatedKfs(random: Random, language: Locale): Kfs {
  const lender = random.oneOf(lenders as [(typeof lenders)[number], ...(typeof lenders)[number][]]);
  const tenure: Tenure = random.oneOf(tenures);
  const isThirdParty = random.below(4) === 0;
  const amountRupees = 3_000 + random.below(MAX_PRICE_RUPEES);
  const terms = {
    language,
    lender: {
      ...lender,
      gstOnInterest: random.below(3) === 0,
      noCostTenures: random.below(3) === 0 ? [tenure] : [],
      noCostFee: random.oneOf(['SHOP', 'SHOPPER']),
      loanTerms: {
        ...lender.loanTerms,
        foreclosureBps: random.oneOf([0, 200, 325]),
        fees: isThirdParty
          ? [
              ...lender.loanTerms.fees,
              { kind: 'DOCUMENTATION', payee: 'THIRD_PARTY', amountRupees: 1 + random.below(500), includesGst: false },
            ]
          : lender.loanTerms.fees,
      },
    },
    tenure,
    annualRateBps: random.below(3_600),
    amountRupees,
    dueRupees: random.below(3) === 0 ? random.below(amountRupees - 2_000) : 0,
    merchantName: random.oneOf(['Nilaya Electronics', 'R & S <Home> "Goods"', 'Zenmart (Pune)']),
    orderId: `NE-${random.below(100_000)}`,
    maskedMobile: random.oneOf(['98XXXXX210', null]),
    proposalNumber: `KD${random.below(1_000_000)}-1`,
    issuedAtMs: FIRST_ISSUE_MS + random.below(365) * DAY_MS,
  } satisfies Parameters<typeof buildKfs>[0];
  const first = buildKfs(terms);
  const daysLater = random.below(4);
  return daysLater === 0
    ? first
    : buildKfs({ ...terms, issuedAtMs: terms.issuedAtMs + daysLater * DAY_MS, follows: first });
}

interface Generated {
  readonly kfs: Kfs;
  readonly document: KfsDocument;
}

/** The same 60 statements in each language. */
const generated = (language: Locale): readonly Generated[] => {
  const random = randomFrom(20_261_130);
  return Array.from({ length: 60 }, () => {
    const kfs = generatedKfs(random, language);
    return { kfs, document: kfsDocument(kfs) };
  });
};

const textOf = (element: Element | null | undefined): string => element?.textContent ?? '';
/** 'name: value (note)'. The page has the note inside the value. */
const lineOf = (name: Element | null, value: Element | null, noteBeside: Element | null = null): string => {
  const inside = textOf(value?.querySelector('small'));
  const note = inside + textOf(noteBeside);
  const stated = textOf(value).slice(0, textOf(value).length - inside.length);
  return `${textOf(name)}: ${stated}${note === '' ? '' : ` (${note})`}`;
};
/** An instalment: due day, EMI, principal, interest. */
const instalmentOf = ([due, ...amounts]: readonly (Element | undefined)[]): string =>
  `${textOf(due)}: ${amounts.map(textOf).join(', ')}`;

const linesOf = (list: Element | null): readonly string[] =>
  [...(list?.children ?? [])].map((pair) =>
    lineOf(pair.querySelector('dt'), pair.querySelector('dd'), pair.querySelector('dd + dd')),
  );

interface Stated {
  /** Parties of the statement: first on paper, last on the screen. */
  readonly head: readonly string[];
  /** All further lines in order. */
  readonly lines: readonly string[];
  /** Lines that the summary repeats. */
  readonly repeated: readonly string[];
}

function onScreen(container: Element, document: KfsDocument): Stated {
  const lists = [...container.querySelectorAll('dl')].map(linesOf);
  const rows = [...container.querySelectorAll('tbody tr')].map(({ children }) => instalmentOf([...children]));
  const [figures = [], summary = []] = lists;
  const [total = [], more = []] = lists.slice(-2);
  const otherFigures = document.figures.length - figures.length;
  return {
    head: more.slice(0, -1),
    lines: [
      ...figures,
      ...summary.slice(0, otherFigures),
      ...lists.slice(2, -2).flat(),
      ...rows,
      ...total,
      ...more.slice(-1),
    ],
    repeated: summary.slice(otherFigures),
  };
}

const pageOf = (kfs: Kfs): Element => {
  const { html } = renderDocument('kfs', {
    locale: kfs.language,
    kfs,
    verifyUrl: `https://${VERIFY_AT}`,
    verifyAt: VERIFY_AT,
    fileUrl: '/pdf',
  });
  const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
  if (!main) throw new Error('the page has no main');
  return main;
};

function onPage(main: Element): Omit<Stated, 'repeated'> {
  const rows = [...main.querySelectorAll('.schedule tbody tr')].map(({ children }) =>
    instalmentOf([...children].slice(1, 5)),
  );
  const total = main.querySelectorAll('.schedule tfoot tr:last-child td');
  const [title, hash] = main.querySelectorAll('.check p');
  return {
    head: linesOf(main.querySelector('.head')),
    lines: [
      ...linesOf(main.querySelector('.figures')),
      ...[...main.querySelectorAll('.lines tr')].map(({ children: [name, value] }) =>
        lineOf(name ?? null, value ?? null),
      ),
      ...[...main.querySelectorAll('.rights')].flatMap(linesOf),
      ...rows,
      lineOf(total[1] ?? null, total[2] ?? null),
      lineOf(title ?? null, hash ?? null),
    ],
  };
}

/** Texts of the web page in reading order, without its link, its footer and aria-hidden content. */
function textsOf(main: Element): readonly string[] {
  for (const element of main.querySelectorAll('.file, footer, [aria-hidden]')) element.remove();
  const sentence = main.querySelector('.check p:last-child');
  if (sentence) sentence.textContent = textOf(sentence);
  // happy-dom begins a text node behind each '>'.
  main.normalize();
  const walker = main.ownerDocument.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push((walker.currentNode.nodeValue ?? '').trim());
  return texts.filter((text) => text !== '');
}

/** Texts of the PDF in reading order. A further page repeats the headings of the schedule. */
async function inPdf(document: KfsDocument): Promise<readonly string[]> {
  const file = await kfsPdf(document, { author: 'Kadam', madeAtMs: FIRST_ISSUE_MS, verifyAt: VERIFY_AT });
  const texts = pdfTexts(file).filter((text) => text !== '');
  const { heads } = document.schedule;
  const areHeads = (at: number): boolean => heads.every((head, column) => texts[at + column] === head);
  const first = texts.findIndex((_, at) => areHeads(at));
  const repeats = texts.flatMap((_, at) => (at > first && areHeads(at) ? [at] : []));
  return texts.filter((_, at) => !repeats.some((repeat) => at >= repeat && at < repeat + heads.length));
}

describe.each(locales)('Key Facts Statement in %s', (language) => {
  it('screen and web page have the same lines in the same order, for 60 statements', () => {
    const statements = generated(language);
    const texts = messagesIn(language, statementMessages);
    const screenOf = (document: KfsDocument) => <Statement document={document} print={null} texts={texts} />;
    const long = statements.find(({ document }) => document.schedule.rows.length > 3);
    if (!long) throw new Error('no schedule can be unfolded');
    const { container, getByRole, rerender } = render(screenOf(long.document));
    fireEvent.click(getByRole('button'));
    for (const { kfs, document } of statements) {
      rerender(screenOf(document));
      const { repeated, ...screen } = onScreen(container, document);
      expect(screen).toEqual(onPage(pageOf(kfs)));
      expect(screen.lines).toEqual(expect.arrayContaining([...repeated]));
      expect(repeated).toHaveLength(1);
    }
  });

  it('web page and PDF have the same texts in the same order, for 10 of the 60', async () => {
    for (const { kfs, document } of generated(language).filter((_, index) => index % 20 === 0))
      expect(await inPdf(document)).toEqual(textsOf(pageOf(kfs)));
  });
});
