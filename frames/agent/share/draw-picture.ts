import { brand } from '../../../shared/brand';
import { extraCosts } from '../../../shared/format/extra-costs';
import { deferredMessages } from '../deferred-messages';
import type { SharePicture } from '../flow/share-picture';
import type { Messages } from '../page-messages';

const WIDTH_PX = 1080;
const MARGIN_PX = 72;
const ROW_PX = 168;
const HEAD_PX = 320;
const FOOT_PX = 140;
const FONT = 'Inter Variable, Inter, system-ui, sans-serif';
const ink = '#14211b';
const quiet = '#51605a';
const line = '#dfe5e2';

type Pen = CanvasRenderingContext2D;

function write(
  pen: Pen,
  text: string,
  at: { x: number; y: number; size: number; weight?: number; color?: string; align?: CanvasTextAlign },
): void {
  pen.font = `${at.weight ?? 400} ${at.size}px ${FONT}`;
  pen.fillStyle = at.color ?? ink;
  pen.textAlign = at.align ?? 'left';
  pen.fillText(text, at.x, at.y, WIDTH_PX - 2 * MARGIN_PX);
}

/** Draws the plans as a picture of 1080 px width. Throws where the browser has no canvas. */
export async function drawPicture(picture: SharePicture, messages: Messages, page: Document): Promise<Blob> {
  const canvas = page.createElement('canvas');
  canvas.width = WIDTH_PX;
  canvas.height = HEAD_PX + ROW_PX * picture.plans.length + FOOT_PX;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures');
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  head(pen, picture, messages);
  picture.plans.forEach((plan, index) => {
    row(pen, plan, messages, HEAD_PX + index * ROW_PX);
  });
  write(pen, messages.common.poweredBy.join(` ${brand.name} `).trim(), {
    x: WIDTH_PX / 2,
    y: canvas.height - 56,
    size: 32,
    color: quiet,
    align: 'center',
  });
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made'))), 'image/png');
  });
}

function head(pen: Pen, picture: SharePicture, messages: Messages): void {
  write(pen, picture.merchantName, { x: MARGIN_PX, y: 100, size: 36, color: quiet });
  write(pen, picture.lenderName, { x: MARGIN_PX, y: 176, size: 60, weight: 700 });
  write(pen, deferredMessages(messages).details.plansFor(picture.amountRupees), { x: MARGIN_PX, y: 244, size: 40 });
}

function row(pen: Pen, plan: SharePicture['plans'][number], messages: Messages, top: number): void {
  const right = WIDTH_PX - MARGIN_PX;
  pen.fillStyle = line;
  pen.fillRect(MARGIN_PX, top, right - MARGIN_PX, 2);
  write(pen, deferredMessages(messages).details.months(plan.tenure), {
    x: MARGIN_PX,
    y: top + 58,
    size: 40,
    weight: 600,
  });
  write(pen, deferredMessages(messages).lenders.monthly(plan.emi), {
    x: right,
    y: top + 58,
    size: 44,
    weight: 700,
    align: 'right',
  });
  const small = { size: 30, color: quiet };
  write(pen, deferredMessages(messages).details.total(plan.cost.totalPayablePaise), {
    ...small,
    x: right,
    y: top + 100,
    align: 'right',
  });
  // Below the total: beside it there is no room for interest, tax and fee.
  write(pen, extraCosts(plan.interestRate, plan.cost, deferredMessages(messages).details.costs), {
    ...small,
    x: MARGIN_PX,
    y: top + 140,
  });
}
