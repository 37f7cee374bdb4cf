import { shopTheme } from './kadam';

export function elementTheme() {
  const { primaryCTAColor, secondaryCTAColor } = shopTheme();
  return {
    'merchant-name': 'Zenmart',
    'primary-cta-color': primaryCTAColor,
    'secondary-cta-color': secondaryCTAColor,
  } as const;
}
