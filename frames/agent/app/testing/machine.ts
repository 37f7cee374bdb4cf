import { expect, vi } from 'vitest';
import { ApiError } from '../../../platform/api/api-error';
import type { SalesEvent } from '../../flow/events';
import { CODE, goodAnswers, MOBILE, openRequest } from '../../flow/testing/harness';
// Late modules take longer to load than a test waits.
import '../../late/rest';
import { createPerformer } from '../effects/perform';
import { createSalesMachine } from '../sales-machine';
import { Fixture, type SentCall } from './fake-ports';

/** The last part of a call's path: 'send-share-code'. */
export const nameOf = ({ path }: SentCall): string => path.replace(/.*\//, '');

/** Good answers by that name. */
export const answers: Readonly<Record<string, unknown>> = {
  init: goodAnswers.init,
  'get-emi-details': goodAnswers.getEmiDetails,
  'send-share-code': goodAnswers.sendShareCode,
  'verify-share-code': goodAnswers.verifyShareCode,
  'check-eligibility': goodAnswers.checkEligibility,
  'share-ntb-application': goodAnswers.shareNtbApplication,
};

export const refused = (code: number | string): ApiError =>
  new ApiError({ kind: 'business', status: 400, code, message: 'No.' });

/** Once promises under way have been kept. */
export const soon = (check: () => void): Promise<void> => vi.waitFor(check, { interval: 1 });

/** From the opening to the result, when every call is answered well. */
export const toResult: readonly SalesEvent[] = [
  { type: 'opened', open: openRequest() },
  { type: 'amountTyped', text: '54990' },
  { type: 'amountSubmitted' },
  { type: 'lenderSelected', lenderId: '1' },
  { type: 'eligibilityAsked' },
  { type: 'mobileTyped', text: MOBILE },
  { type: 'codeTyped', text: CODE },
];

/** The machine with its effects, in an environment driven by the test. */
export class Running {
  readonly fixture = new Fixture();
  readonly machine = createSalesMachine(() => this.fixture.nowMs);

  constructor() {
    this.machine.connect(createPerformer(this.fixture.ports, this.machine));
  }

  /** Sends the events one after another, each once the one before has been answered. */
  async send(...events: readonly SalesEvent[]): Promise<void> {
    for (const event of events) {
      this.machine.send(event);
      await soon(() => expect(this.machine.state.calls).toEqual({}));
    }
  }

  get sentNames(): string[] {
    return this.fixture.sent.map(nameOf);
  }
}
