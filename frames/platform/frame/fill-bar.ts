import type { OpenWidgetPayload } from '../../../shared/bridge/frames';
import { monogram } from '../../kit/monogram';

/** Adds the merchant to a prerendered top bar, as `TopBar` renders it. */
export function fillBar(root: HTMLElement, { merchantName, merchantLogo }: OpenWidgetPayload['merchantDetails']): void {
  const name = root.querySelector('header p');
  const tile = root.querySelector('header span');
  const letter = monogram(merchantName, 1);
  name?.append(merchantName);
  tile?.append(letter);
  if (!merchantLogo) return;
  const logo = new Image();
  logo.alt = '';
  logo.referrerPolicy = 'no-referrer';
  logo.onerror = () => logo.replaceWith(letter);
  logo.src = merchantLogo;
  tile?.replaceChildren(logo);
}
