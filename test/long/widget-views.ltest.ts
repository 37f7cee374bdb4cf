import { eligibilityViewsTests } from '../browser/support/eligibility-views';
import { widgetTests } from '../browser/support/widget-tests';

// In the page: test/browser/widget-views.btest.ts.
eligibilityViewsTests(widgetTests(), 'modal');
