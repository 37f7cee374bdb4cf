import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { read, root } from '../../docs/markdown';
import { call } from './call';
import { error } from './error';
import { event } from './event';
import { languageBeside } from './language';
import { lender } from './lender';
import { route } from './route';
import { screen } from './screen';

const others = [lender, error, route, event, screen, call];
export const additions = [...others, languageBeside(others)];

/** '' for a missing file. */
export const ownText = (path: string): string => (existsSync(join(root, path)) ? read(path) : '');
