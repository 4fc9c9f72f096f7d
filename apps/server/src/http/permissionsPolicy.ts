import { EMBED_ORIGINS } from '../content/platforms.ts';

/**
 * Powerful features that the page uses: copying links, and full-screen videos. Sharing links, which is allowed by
 * default, is not listed: browsers that can't share would log a warning on each page.
 */
const ALLOWED_FEATURES = {
  'clipboard-write': 'self',
  fullscreen: ['self', ...EMBED_ORIGINS.map((origin) => `"${origin}"`)].join(' '),
};

/** Powerful features that neither the page nor its embeds may use. */
const REFUSED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** The `Permissions-Policy` of every page. */
export const PERMISSIONS_POLICY = [
  ...Object.entries(ALLOWED_FEATURES).map(([feature, origins]) => `${feature}=(${origins})`),
  ...REFUSED_FEATURES.map((feature) => `${feature}=()`),
].join(', ');
