/** What the answers of an activation mean: only a page that is refused something loads it. */
export { resolveWidgetError } from '../../shared/errors/widget';
