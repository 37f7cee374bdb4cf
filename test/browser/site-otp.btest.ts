import { siteOtpTests } from './support/site-otp-tests';

// Over the home page: test/long/site-otp.ltest.ts.
siteOtpTests('My Account');
