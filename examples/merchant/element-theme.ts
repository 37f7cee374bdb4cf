import { shopTheme } from './kadam';

/** What every element of this shop says of it, beside its key. */
export function elementTheme() {
  const { primaryCTAColor, secondaryCTAColor } = shopTheme();
  return {
    'merchant-name': 'Zenmart',
    'primary-cta-color': primaryCTAColor,
    'secondary-cta-color': secondaryCTAColor,
  } as const;
}
