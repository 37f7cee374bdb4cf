import { brand } from '../../shared/brand';
import type { ThemeColors } from '../platform/theme/apply-theme';

/** Colours that merchants come with: ours, nearly black, one on which only dark text can be read, and none. */
export const themes = {
  kadam: brand.theme,
  ink: { primaryCTAColor: '#101828', secondaryCTAColor: '#344054' },
  sun: { primaryCTAColor: '#ffd400', secondaryCTAColor: '#7a5c00' },
  white: { primaryCTAColor: '#ffffff', secondaryCTAColor: '#f2f4f7' },
} as const satisfies Readonly<Record<string, ThemeColors>>;
export type ThemeName = keyof typeof themes;
