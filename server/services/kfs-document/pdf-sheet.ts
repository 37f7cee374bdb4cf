import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import PDFDocument from 'pdfkit';
import { languages, type Script, scripts } from '../../../shared/languages';
import { localeOf } from '../../../shared/locales';

const require = createRequire(import.meta.url);

const weights = { regular: '400Regular', strong: '600SemiBold', bold: '700Bold' } as const;
type Weight = keyof typeof weights;
type Fonts = Readonly<Record<Weight, Buffer>>;

/** By package name. Opening a font takes longer than the rest of a file. */
const opened = new Map<string, Fonts>();

export function fontsOf(script: Script): Fonts {
  const { pdfFont } = scripts[script];
  const fonts = opened.get(pdfFont) ?? {
    regular: open(pdfFont, 'regular'),
    strong: open(pdfFont, 'strong'),
    bold: open(pdfFont, 'bold'),
  };
  opened.set(pdfFont, fonts);
  return fonts;
}

/** `pdfFont`: 'noto-sans-devanagari', whose file name begins with 'NotoSansDevanagari'. */
function open(pdfFont: string, weight: Weight): Buffer {
  const family = pdfFont.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
  const file = `${weights[weight]}/${family}_${weights[weight]}.ttf`;
  // SAFETY: pdfkit also accepts an opened font, which its types do not declare.
  return create(readFileSync(require.resolve(`@expo-google-fonts/${pdfFont}/${file}`))) as unknown as Buffer;
}

export const ink = {
  text: '#10201a',
  quiet: '#4a5a53',
  line: '#e2e8e5',
  strongLine: '#8a9791',
  paper: '#f5f8f6',
} as const;

/** Sizes and positions in points (72 per inch). */
export interface TextStyle {
  readonly size?: number;
  readonly weight?: Weight;
  readonly color?: string;
  readonly align?: 'left' | 'right';
}
interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}
type Tag = 'H1' | 'H2' | 'P' | 'TH' | 'TD';

const A4 = { width: 595.28, height: 841.89 } as const;
/** 60 px left and right and 44 px above at 96 dpi, with space for the footer below. */
const MARGIN = { x: 45, top: 33, bottom: 57 } as const;
const FOOTER_Y = A4.height - 45;
/** Devanagari has marks above and below its letters. */
const LINE_HEIGHT = 1.5;

/** A4 pages filled from top to bottom, tagged for screen readers. */
export class PdfSheet {
  readonly left = MARGIN.x;
  readonly width = A4.width - 2 * MARGIN.x;
  y: number = MARGIN.top;
  readonly #pdf: PDFKit.PDFDocument;
  readonly #done: Promise<Buffer>;

  /** `madeAtMs`: creation time in the metadata, so that equal statements give equal bytes. */
  constructor(about: {
    readonly lang: string;
    readonly title: string;
    readonly author: string;
    readonly madeAtMs: number;
  }) {
    const at = new Date(about.madeAtMs);
    const fonts = fontsOf(languages[localeOf(about.lang)].script);
    this.#pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      pdfVersion: '1.7',
      lang: about.lang,
      tagged: true,
      displayTitle: true,
      // SAFETY: as above; without it pdfkit reads a default font from its folder.
      font: fonts.regular as unknown as string,
      info: { Title: about.title, Author: about.author, CreationDate: at, ModDate: at },
    });
    for (const [name, font] of Object.entries(fonts)) this.#pdf.registerFont(name, font);
    const parts: Buffer[] = [];
    this.#pdf.on('data', (part: Buffer) => parts.push(part));
    this.#done = new Promise((resolve, reject) => {
      this.#pdf.on('end', () => resolve(Buffer.concat(parts))).on('error', reject);
    });
  }

  heightOf(text: string, width: number, style: TextStyle = {}): number {
    return this.#set(style).heightOfString(text, { width, lineGap: this.#gap(style) });
  }

  /** Writes a text; returns its height. Carries the original text, because Devanagari glyphs are not in reading order. */
  write(tag: Tag, text: string, { x, y, width }: Place, style: TextStyle = {}): number {
    const content = this.#pdf.markStructureContent(tag);
    this.#draw(text, { x, y, width }, style);
    this.#pdf.endMarkedContent();
    this.#pdf.addStructure(this.#pdf.struct(tag, { actual: text }, [content]));
    return this.#pdf.y - y;
  }

  /** Draws decoration, which screen readers skip. */
  decorate(draw: (pdf: PDFKit.PDFDocument) => void): void {
    this.#pdf.markContent('Artifact', { type: 'Layout' });
    draw(this.#pdf.save());
    this.#pdf.restore().endMarkedContent();
  }

  rule(y: number, color: string = ink.line, thickness = 0.75, from = this.left, to = this.left + this.width): void {
    this.decorate((pdf) => pdf.moveTo(from, y).lineTo(to, y).lineWidth(thickness).strokeColor(color).stroke());
  }

  box(place: Place & { readonly height: number }, radius: number): void {
    this.decorate((pdf) => pdf.roundedRect(place.x, place.y, place.width, place.height, radius).fill(ink.paper));
  }

  /** Starts the next page if less height is left; true if it did. */
  room(height: number): boolean {
    if (this.y + height <= A4.height - MARGIN.bottom) return false;
    this.#pdf.addPage();
    this.y = MARGIN.top;
    return true;
  }

  finish(footer: string, pageOf: (page: number, pages: number) => string): Promise<Buffer> {
    const style = { size: 9, color: ink.quiet };
    const { count } = this.#pdf.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.#pdf.switchToPage(page);
      this.rule(FOOTER_Y);
      this.#pdf.markContent('Artifact', { type: 'Pagination' });
      const place = { x: this.left, y: FOOTER_Y + 8, width: this.width };
      this.#draw(footer, place, style);
      this.#draw(pageOf(page + 1, count), place, { ...style, align: 'right' });
      this.#pdf.endMarkedContent();
    }
    this.#pdf.end();
    return this.#done;
  }

  #draw(text: string, { x, y, width }: Place, style: TextStyle): void {
    const { color = ink.text, align = 'left' } = style;
    this.#set(style)
      .fillColor(color)
      .text(text, x, y, { width, align, lineGap: this.#gap(style) });
  }

  #set({ size = 9.75, weight = 'regular' }: TextStyle): PDFKit.PDFDocument {
    return this.#pdf.font(weight).fontSize(size);
  }

  #gap({ size = 9.75 }: TextStyle): number {
    return size * LINE_HEIGHT - this.#pdf.currentLineHeight();
  }
}
