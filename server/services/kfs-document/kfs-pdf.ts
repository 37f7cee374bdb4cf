import { setImmediate } from 'node:timers/promises';
import type { KfsDocument, Line } from '../../../shared/kfs/kfs-document';
import { ink, PdfSheet, type TextStyle } from './pdf-sheet';

const CELL_PADDING = 3;
const quiet: TextStyle = { color: ink.quiet };
const small: TextStyle = { color: ink.quiet, size: 9 };

/** A Key Facts Statement as a PDF of A4 pages; equal statements give equal bytes. `author`: of the file's metadata.
 *  `verifyAt`: where the fingerprint is checked, without 'https://'. Yields between lines: a PDF takes 100 ms of CPU. */
export async function kfsPdf(
  document: KfsDocument,
  { verifyAt, ...about }: { readonly author: string; readonly madeAtMs: number; readonly verifyAt: string },
): Promise<Buffer> {
  const sheet = new PdfSheet({ ...about, lang: document.lang, title: document.footer });
  drawTop(sheet, document);
  drawHead(sheet, document.head);
  drawFigures(sheet, document.figures);
  for (const { title, lines } of document.parts) {
    drawTitle(sheet, title);
    for (const line of lines) {
      drawLine(sheet, line);
      await setImmediate();
    }
  }
  drawTitle(sheet, document.rights.title);
  for (const line of document.rights.lines) {
    drawRight(sheet, line);
    await setImmediate();
  }
  if (document.company) {
    drawTitle(sheet, document.company.title);
    drawHead(sheet, document.company.lines);
    await setImmediate();
  }
  await drawSchedule(sheet, document.schedule);
  drawFingerprint(sheet, document.fingerprint, verifyAt);
  return sheet.finish(document.footer, document.pageOf);
}

function drawTop(sheet: PdfSheet, { heading, summary, lender }: KfsDocument): void {
  const tile = 30;
  const half = sheet.width * 0.6;
  const { left, y } = sheet;
  const title = { size: 18, weight: 'bold' } as const;
  const headingHeight = sheet.write('H1', heading, { x: left, y, width: half }, title);
  const summaryHeight = sheet.write('P', summary, { x: left, y: y + headingHeight, width: half }, quiet);
  const right = { x: left + half, width: sheet.width - half - tile - 9 };
  const nameHeight = sheet.write('P', lender.name, { ...right, y: y + 2 }, { weight: 'bold', align: 'right' });
  sheet.write('P', lender.role, { ...right, y: y + 2 + nameHeight }, { ...quiet, align: 'right' });
  const box = { x: left + sheet.width - tile, y: y + 2, width: tile };
  sheet.box({ ...box, height: tile }, 9);
  sheet.decorate((pdf) =>
    pdf
      .font('bold')
      .fontSize(9)
      .fillColor(ink.quiet)
      .text(lender.monogram, box.x, box.y + 8, { width: tile, align: 'center' }),
  );
  sheet.y = y + headingHeight + summaryHeight + 10;
  sheet.rule(sheet.y, ink.text, 1.5);
  sheet.y += 12;
}

function drawHead(sheet: PdfSheet, lines: readonly Line[]): void {
  const gap = 18;
  const part = (sheet.width - 2 * gap) / 3.3;
  for (let first = 0; first < lines.length; first += 3) {
    sheet.room(60);
    const heights = lines.slice(first, first + 3).map(({ name, value }, column) => {
      const place = { x: sheet.left + column * (part + gap), width: column === 2 ? part * 1.3 : part };
      const nameHeight = sheet.write('P', name, { ...place, y: sheet.y }, small);
      return nameHeight + sheet.write('P', value, { ...place, y: sheet.y + nameHeight }, { weight: 'strong' });
    });
    sheet.y += Math.max(...heights) + 9;
  }
}

function drawFigures(sheet: PdfSheet, lines: readonly Line[]): void {
  const padding = { x: 15, y: 12 };
  const part = sheet.width / lines.length;
  const top = sheet.y + 3;
  const figure = { size: 18, weight: 'bold' } as const;
  const width = part - padding.x - 6;
  const heightOf = ({ name, value, note = '' }: Line): number =>
    sheet.heightOf(name, width) + sheet.heightOf(value, width, figure) + sheet.heightOf(note, width, small);
  const height = Math.max(...lines.map(heightOf)) + 2 * padding.y;
  sheet.box({ x: sheet.left, y: top, width: sheet.width, height }, 12);
  for (const [column, { name, value, note = '' }] of lines.entries()) {
    const x = sheet.left + column * part + padding.x;
    if (column > 0)
      sheet.decorate((pdf) =>
        pdf
          .moveTo(x - padding.x, top + padding.y)
          .lineTo(x - padding.x, top + height - padding.y)
          .lineWidth(0.75)
          .strokeColor('#cfd9d4')
          .stroke(),
      );
    let y = top + padding.y;
    y += sheet.write('P', name, { x, y, width }, quiet);
    y += sheet.write('P', value, { x, y, width }, figure);
    sheet.write('P', note, { x, y, width }, small);
  }
  sheet.y = top + height + 3;
}

function drawTitle(sheet: PdfSheet, title: string): void {
  // Keeps a heading together with the block below it.
  sheet.room(70);
  sheet.y += 12;
  sheet.y += sheet.write('H2', title, { x: sheet.left, y: sheet.y, width: sheet.width }, { size: 12, weight: 'bold' });
}

function drawLine(sheet: PdfSheet, { name, value, note, isSum = false }: Line): void {
  const half = sheet.width * 0.46;
  const nameStyle: TextStyle = isSum ? { weight: 'bold' } : quiet;
  const valueStyle: TextStyle = { align: 'right', weight: isSum ? 'bold' : 'strong' };
  const noteStyle: TextStyle = { ...small, align: 'right' };
  const valueWidth = sheet.width - half;
  const valueHeight = sheet.heightOf(value, valueWidth, valueStyle);
  const noteHeight = note === undefined ? 0 : sheet.heightOf(note, valueWidth, noteStyle);
  const height = Math.max(sheet.heightOf(name, half - 12, nameStyle), valueHeight + noteHeight) + 2 * CELL_PADDING;
  sheet.room(height);
  const y = sheet.y + CELL_PADDING;
  sheet.write('TH', name, { x: sheet.left, y, width: half - 12 }, nameStyle);
  const right = { x: sheet.left + half, width: valueWidth };
  sheet.write('TD', value, { ...right, y }, valueStyle);
  if (note !== undefined) sheet.write('TD', note, { ...right, y: y + valueHeight }, noteStyle);
  sheet.y += height;
  sheet.rule(sheet.y, isSum ? ink.strongLine : ink.line);
}

function drawRight(sheet: PdfSheet, { name, value }: Line): void {
  const nameWidth = 112;
  const right = { x: sheet.left + nameWidth + 15, width: sheet.width - nameWidth - 15 };
  const strong = { weight: 'strong' } as const;
  const height = Math.max(sheet.heightOf(name, nameWidth, strong), sheet.heightOf(value, right.width)) + 10;
  sheet.room(height);
  sheet.write('TH', name, { x: sheet.left, y: sheet.y + 5, width: nameWidth }, strong);
  sheet.write('TD', value, { ...right, y: sheet.y + 5 });
  sheet.y += height;
  sheet.rule(sheet.y);
}

/** Widths of number, due day, instalment, principal, interest and balance, as fractions of the page width. */
const COLUMNS = [0.06, 0.22, 0.18, 0.18, 0.18, 0.18] as const;

async function drawSchedule(
  sheet: PdfSheet,
  { title, heads, rows, sums, total }: KfsDocument['schedule'],
): Promise<void> {
  const columns = COLUMNS.map((part, index) => ({
    x: sheet.left + sheet.width * COLUMNS.slice(0, index).reduce((before, each) => before + each, 0),
    width: sheet.width * part,
    align: index < 2 ? ('left' as const) : ('right' as const),
  }));
  const drawRow = (
    cells: readonly string[],
    tag: 'TH' | 'TD',
    styleOf: (column: number) => TextStyle,
    line: string,
  ): void => {
    const heights = columns.map(({ x, width, align }, index) => {
      const cell = cells[index] ?? '';
      return cell === '' ? 0 : sheet.write(tag, cell, { x, y: sheet.y + 4.5, width }, { ...styleOf(index), align });
    });
    sheet.y += Math.max(...heights) + 9;
    sheet.rule(sheet.y, line);
  };
  const drawHeads = (): void => drawRow(heads, 'TH', () => ({ ...quiet, weight: 'strong' }), ink.strongLine);
  const rowHeight = sheet.heightOf('0', sheet.width) + 9;
  drawTitle(sheet, title);
  drawHeads();
  for (const row of rows) {
    // Repeats the column heads on a new page.
    if (sheet.room(rowHeight)) drawHeads();
    drawRow(row, 'TD', (column) => (column === 2 ? { weight: 'strong' } : {}), ink.line);
    await setImmediate();
  }
  sheet.room(2 * rowHeight);
  drawRow(sums, 'TD', () => ({ weight: 'bold' }), ink.line);
  const totalWidth = sheet.width * 0.64;
  const bold = { weight: 'bold' } as const;
  const place = { x: columns[1]?.x ?? sheet.left, y: sheet.y + 4.5, width: totalWidth };
  const height = sheet.write('TH', total.name, place, bold);
  const rest = { x: place.x + totalWidth, width: sheet.left + sheet.width - place.x - totalWidth };
  sheet.write('TD', total.value, { ...rest, y: place.y }, { ...bold, align: 'right' });
  sheet.y += height + 9;
}

function drawFingerprint(
  sheet: PdfSheet,
  { title, hash, before, after }: KfsDocument['fingerprint'],
  verifyAt: string,
): void {
  const width = sheet.width - 24;
  const strong = { weight: 'strong' } as const;
  const sentence = `${before} ${verifyAt} ${after}`;
  const height =
    sheet.heightOf(title, width, strong) + sheet.heightOf(hash, width) + sheet.heightOf(sentence, width) + 24;
  sheet.room(height + 12);
  sheet.y += 12;
  sheet.box({ x: sheet.left, y: sheet.y, width: sheet.width, height }, 9);
  let y = sheet.y + 9;
  for (const [text, style] of [
    [title, strong],
    [hash, {}],
    [sentence, {}],
  ] as const)
    y += sheet.write('P', text, { x: sheet.left + 12, y, width }, style) + 3;
  sheet.y += height;
}
