import { loginErrors } from './account';
import { activationErrors } from './activation';
import { clientErrors, commonErrors } from './common';
import { httpErrors } from './http';
import { errorResolver } from './resolve';

const widgetErrors = [...loginErrors, ...activationErrors, ...commonErrors, ...httpErrors, ...clientErrors] as const;
type WidgetErrorName = (typeof widgetErrors)[number]['name'];

export const resolveWidgetError = errorResolver<WidgetErrorName>(widgetErrors);
