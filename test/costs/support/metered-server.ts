import { endpointAt } from '../../../server/testing/api/endpoint-at';
import type { TestServer } from '../../../server/testing/server/test-server';
import type { DatabaseMeter } from './database-meter';
import type { Sample, Samples } from './samples';

/** A server that measures its calls one at a time. */
export class MeteredServer {
  readonly kadam: TestServer;
  readonly #meter: DatabaseMeter;
  readonly #samples = new Map<string, Sample[]>();

  constructor(kadam: TestServer, meter: DatabaseMeter) {
    this.kadam = kadam;
    this.#meter = meter;
  }

  get samples(): Samples {
    return this.#samples;
  }

  /** Runs work and records its cost under the name; null: not recorded. */
  async measured<Result>(name: string | null, work: () => Promise<Result>): Promise<Result> {
    await this.#meter.take();
    const startedAtMs = performance.now();
    const result = await work();
    const wallMs = performance.now() - startedAtMs;
    const cost = await this.#meter.take();
    if (name !== null) this.#samples.set(name, [...(this.#samples.get(name) ?? []), { ...cost, wallMs }]);
    return result;
  }

  /** The server as test steps use it, with measured endpoint calls. */
  metered(): TestServer {
    const { kadam } = this;
    return {
      ...kadam,
      request: (method, url, options) => this.measured(nameAt(method, url), () => kadam.request(method, url, options)),
      call: (name, body, options) =>
        this.measured(nameAt(body === undefined ? 'GET' : 'POST', `/app/affordability/sa/${name}`), () =>
          kadam.call(name, body, options),
        ),
    };
  }
}

const nameAt = (method: string, url: string): string | null => endpointAt(method, url)?.name ?? null;
