import { account, login } from './routes';
import type { Site } from './site';

/** My Account, where somebody logs in, as a site has it. Source: S1§2.2. */
export const accountRow = ({ kind }: Site): typeof account | typeof login => (kind === 'organic' ? account : login);
