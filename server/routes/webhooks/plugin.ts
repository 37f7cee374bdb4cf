import type { Plugin } from '../../open-services';
import { registerResultKeys } from './results';

/** Public keys with which a merchant's server verifies webhooks. */
export const webhooksPlugin: Plugin = async (app, { services }) => registerResultKeys(app, services.signer);
