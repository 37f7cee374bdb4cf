import type { Rgb } from '../contrast';

type Matrix = readonly (readonly number[])[];
const times = (matrix: Matrix, vector: readonly number[]): number[] =>
  matrix.map((row) => row.reduce((sum, factor, at) => sum + factor * (vector[at] ?? 0), 0));

// Björn Ottosson's matrices, from CSS Color 4.
const toCones: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const toLab: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const fromLab: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const fromCones: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

const linear = (share: number): number => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
const gamma = (light: number): number => (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);

const oklab = (color: Rgb): number[] =>
  times(
    toLab,
    times(
      toCones,
      color.map((part) => linear(part / 255)),
    ).map(Math.cbrt),
  );

/** `color-mix(in oklab, one share, other)`. */
export function mixed(one: Rgb, share: number, other: Rgb): Rgb {
  const far = oklab(other);
  const mix = oklab(one).map((part, at) => part * share + (far[at] ?? 0) * (1 - share));
  const light = times(
    fromCones,
    times(fromLab, mix).map((part) => part ** 3),
  );
  return light.map((part) => Math.round(255 * Math.min(1, Math.max(0, gamma(Math.max(0, part))))));
}
