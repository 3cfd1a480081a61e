import type { RequestHandler } from 'express';
import helmet from 'helmet';

/**
 * What `firebase.json` says of every static file and this API of every answer: a test compares them.
 * Helmet knows no permissions policy, so that it stands here whole.
 */
const PERMISSIONS_POLICY = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

const TWO_YEARS_S = 2 * 365 * 24 * 60 * 60;

/**
 * Tells browsers what they may do with an answer, whatever its status: data may not run, load, be
 * framed or be read by another site. A page that we answer ourselves brings a policy of its own.
 */
export function securityHeaders(): RequestHandler[] {
  const none = ["'none'"];
  return [
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { defaultSrc: none, frameAncestors: none, baseUri: none, formAction: none },
      },
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      strictTransportSecurity: { maxAge: TWO_YEARS_S, includeSubDomains: true, preload: true },
      xFrameOptions: { action: 'deny' },
    }),
    (_req, res, next) => {
      res.set('Permissions-Policy', PERMISSIONS_POLICY);
      next();
    },
  ];
}
