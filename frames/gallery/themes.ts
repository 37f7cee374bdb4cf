import { brand } from '../../shared/brand';
import type { Theme } from '../platform/theme/theme-of';

/** Colours that merchants come with: ours, nearly black, one on which only dark text can be read, none, and a pale one. */
export const themes = {
  kadam: brand.theme,
  ink: { primaryCTAColor: '#101828', secondaryCTAColor: '#344054' },
  sun: { primaryCTAColor: '#ffd400', secondaryCTAColor: '#7a5c00' },
  white: { primaryCTAColor: '#ffffff', secondaryCTAColor: '#f2f4f7' },
  rose: { primaryCTAColor: '#f7c6d4', secondaryCTAColor: '#fbe3ea' },
} as const satisfies Readonly<Record<string, Theme>>;
export type ThemeName = keyof typeof themes;

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];
