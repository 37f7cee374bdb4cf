/** What the answers about a PIN mean: only a page that is refused something loads it. */
export { resolvePinError } from '../../shared/errors/pin';
