import { brand } from '../../../shared/brand';
import type { OpenCheckoutPayload } from '../../../shared/bridge/frames';

type Given = NonNullable<OpenCheckoutPayload['merchantTheme']>;
/** How a merchant wants its frames to look. Colours are #rrggbb, which the bridge has seen to. */
export type Theme = Given & Required<Pick<Given, 'primaryCTAColor' | 'secondaryCTAColor'>>;

/** What a merchant gave, with our colours where it gave none, and light as its page most likely is. Source: S2§3. */
export const themeOf = (given: Given | undefined): Theme => ({ ...brand.theme, scheme: 'light', ...given });
