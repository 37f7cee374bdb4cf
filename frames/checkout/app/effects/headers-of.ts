import { widgetHeadersOf } from '../../../platform/api/widget-headers';
import type { CheckoutState } from '../../flow/state';

export const headersOf = ({ merchant }: CheckoutState): Readonly<Record<string, string>> => widgetHeadersOf(merchant);
