import type { Plugin } from '../../open-services';
import { registerResultKeys } from './results';

/** What a merchant's server verifies webhooks by. */
export const webhooksPlugin: Plugin = async (app, { services }) => registerResultKeys(app, services.signer);
