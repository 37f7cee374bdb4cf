import { describe, expect, it } from 'vitest';
import { PeerKeys } from './peer-keys';
import { ManualClock } from './testing/manual-clock';
import { keyPair } from './testing/sides';

const [first, second] = [keyPair('k1', 'ES256'), keyPair('k2', 'EdDSA')];
const seal = keyPair('s1', 'ECDH-ES');

function fixture() {
  const clock = new ManualClock();
  const jwks = { keys: [first.publicJwk, seal.publicJwk] };
  const state = { reads: 0, isDown: false, jwks };
  const keys = new PeerKeys(async () => {
    state.reads += 1;
    if (state.isDown) throw new Error('down');
    return state.jwks;
  }, clock);
  return { clock, state, keys };
}

describe('PeerKeys', () => {
  it('reads the JWKS once for 20 concurrent uses', async () => {
    const { keys, state } = fixture();
    const found = await Promise.all(Array.from({ length: 20 }, () => keys.verificationKey('k1')));
    expect(found.every((key) => key?.alg === 'ES256')).toBe(true);
    expect(state.reads).toBe(1);
  });

  it('reads the JWKS once more for a key id after rotation', async () => {
    const { clock, keys, state } = fixture();
    await keys.verificationKey('k1');
    state.jwks = { keys: [second.publicJwk] };
    clock.advance(11_000);
    const found = await Promise.all(Array.from({ length: 20 }, () => keys.verificationKey('k2')));
    expect(found.every((key) => key?.alg === 'EdDSA')).toBe(true);
    expect(state.reads).toBe(2);
    expect(await keys.verificationKey('k1')).toBeNull();
  });

  it('reads the JWKS at most every 10 s for unknown key ids', async () => {
    const { clock, keys, state } = fixture();
    await keys.verificationKey('k1');
    for (let at = 0; at < 50; at += 1) expect(await keys.verificationKey(`unknown-${at}`)).toBeNull();
    expect(state.reads).toBe(1);
    clock.advance(10_000);
    for (let at = 0; at < 50; at += 1) expect(await keys.verificationKey(`unknown-${at}`)).toBeNull();
    expect(state.reads).toBe(2);
  });

  it('refuses a revoked key after 5 min, and at once after expire()', async () => {
    const { clock, keys, state } = fixture();
    await keys.verificationKey('k1');
    state.jwks = { keys: [] };
    clock.advance(299_999);
    expect(await keys.verificationKey('k1')).not.toBeNull();
    clock.advance(1);
    expect(await keys.verificationKey('k1')).toBeNull();
    state.jwks = { keys: [first.publicJwk] };
    keys.expire();
    expect(await keys.verificationKey('k1')).not.toBeNull();
  });

  it('serves cached keys while the JWKS cannot be read', async () => {
    const { clock, keys, state } = fixture();
    await keys.verificationKey('k1');
    state.isDown = true;
    clock.advance(600_000);
    expect(await keys.verificationKey('k1')).not.toBeNull();
  });

  it('rejects if no JWKS was ever read, and reads again at the next use', async () => {
    const { keys, state } = fixture();
    state.isDown = true;
    await expect(keys.verificationKey('k1')).rejects.toThrow('down');
    state.isDown = false;
    expect(await keys.verificationKey('k1')).not.toBeNull();
  });

  it('finds no key that is for another use', async () => {
    const { keys } = fixture();
    expect(await keys.verificationKey('s1')).toBeNull();
    expect(await keys.sealingKey('k1')).toBeNull();
    expect((await keys.sealingKey('s1'))?.alg).toBe('ECDH-ES');
  });
});
