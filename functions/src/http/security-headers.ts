import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
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

const NONE = ["'none'"];

const setByHelmet = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: NONE, frameAncestors: NONE, baseUri: NONE, formAction: NONE },
  },
  crossOriginOpenerPolicy: { policy: 'same-origin' },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  strictTransportSecurity: { maxAge: TWO_YEARS_S, includeSubDomains: true, preload: true },
  xFrameOptions: { action: 'deny' },
});

/**
 * Tell browsers what they may do with an answer, whatever its status: data may not run, load, be
 * framed or be read by another site. A page that we answer ourselves brings a policy of its own.
 * They are the same for every request, so helmet is asked once.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  ...headersOf(setByHelmet),
  'Permissions-Policy': PERMISSIONS_POLICY,
};

function headersOf(middleware: typeof setByHelmet): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  response.setHeader = (name, value) => {
    headers[name] = String(value);
    return response;
  };
  middleware(response.req, response, () => undefined);
  return headers;
}
