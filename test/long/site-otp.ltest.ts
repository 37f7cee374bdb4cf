import { siteOtpTests } from '../browser/support/site-otp-tests';

siteOtpTests('the home page');
