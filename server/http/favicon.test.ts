import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { faviconFile } from './favicon';

it('is one picture of 32 pixels: green ground, white steps, nothing at the corners', () => {
  const file = faviconFile();
  expect([...file.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
  expect(file.readUInt32LE(14)).toBe(file.length - 22);
  const picture = file.subarray(file.readUInt32LE(18));
  expect(picture.subarray(1, 4).toString('latin1')).toBe('PNG');
  const at = picture.indexOf('IDAT');
  const rows = inflateSync(picture.subarray(at + 4, at + 4 + picture.readUInt32BE(at - 4)));
  const pixel = (x: number, y: number): number[] => [...rows.subarray(y * 129 + 1 + x * 4, y * 129 + 5 + x * 4)];
  expect(pixel(0, 0)[3]).toBe(0);
  expect(pixel(16, 3)).toEqual([0, 126, 63, 255]);
  expect(pixel(20, 20)).toEqual([255, 255, 255, 255]);
});
