import { brand } from '../../../shared/brand';
import type { OpenCheckoutPayload } from '../../../shared/bridge/frames';

type Given = NonNullable<OpenCheckoutPayload['merchantTheme']>;
/** Theme of a merchant. Colours are #rrggbb, validated by the bridge. */
export type Theme = Given & Required<Pick<Given, 'primaryCTAColor' | 'secondaryCTAColor'>>;

/** A merchant's theme with our colours and a light scheme as defaults. Source: S2§3. */
export const themeOf = (given: Given | undefined): Theme => ({ ...brand.theme, scheme: 'light', ...given });
