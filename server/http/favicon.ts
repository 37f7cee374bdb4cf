import { deflateSync } from 'node:zlib';
import { brand } from '../../shared/brand';
import { mark } from '../../shared/site/mark';

const SIZE = 32;
/** Anti-aliasing: 4 × 4 samples per pixel. */
const PLACES = [0.125, 0.375, 0.625, 0.875];

const { ground, steps, foot } = mark;

function isGround(x: number, y: number): boolean {
  const { size, radius } = ground;
  const dx = Math.max(radius - x, x - (size - radius), 0);
  const dy = Math.max(radius - y, y - (size - radius), 0);
  return dx * dx + dy * dy <= radius * radius;
}
const isStep = (x: number, y: number): boolean =>
  steps.some(([left, top, width]) => x >= left && x <= left + width && y >= top && y <= foot);

/** 32 × 32 pixels in RGBA; each row starts with filter byte 0. */
function pixels(): Buffer {
  const color = Buffer.from(brand.theme.primaryCTAColor.slice(1), 'hex');
  const rows = Buffer.alloc(SIZE * (1 + SIZE * 4));
  for (let row = 0; row < SIZE; row += 1)
    for (let column = 0; column < SIZE; column += 1) {
      const seen = PLACES.flatMap((y) => PLACES.map((x) => [column + x, row + y] as const));
      const onGround = seen.filter(([x, y]) => isGround(x, y)).length;
      const onStep = seen.filter(([x, y]) => isStep(x, y)).length;
      const white = onGround === 0 ? 0 : onStep / onGround;
      const at = row * (1 + SIZE * 4) + 1 + column * 4;
      for (const [index, part] of color.entries()) rows[at + index] = Math.round(part + (255 - part) * white);
      rows[at + 3] = Math.round((255 * onGround) / seen.length);
    }
  return rows;
}

/** Node has one since 20.15. Source: ISO 3309, as PNG names it. */
function crc32(bytes: Buffer): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

/** Source: PNG (W3C), 8 bits per channel, RGBA, not interlaced. */
function png(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIZE, 0);
  header.writeUInt32BE(SIZE, 4);
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels(), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export function faviconFile(): Buffer {
  const picture = png();
  const folder = Buffer.alloc(22);
  folder.writeUInt16LE(1, 2);
  folder.writeUInt16LE(1, 4);
  folder.set([SIZE, SIZE, 0, 0, 1, 0, 32, 0], 6);
  folder.writeUInt32LE(picture.length, 14);
  folder.writeUInt32LE(22, 18);
  return Buffer.concat([folder, picture]);
}
