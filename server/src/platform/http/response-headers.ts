/** Of what a page of this site might ask the browser for, it needs nothing but passkeys and the clipboard. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const everywhere = {
  'x-content-type-options': 'nosniff',
  // Links in emails carry what opens an account for an hour; no other site learns where someone came from.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'x-frame-options': 'DENY',
};

export type HeaderSets = ReturnType<typeof prepareHeaderSets>;

/** The headers of each kind of response, made once. `isSecure` when people come over HTTPS. */
export function prepareHeaderSets(isSecure: boolean) {
  const transport: Record<string, string> = isSecure
    ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
    : {};
  const base = { ...everywhere, ...transport };
  const closed = "default-src 'none'; frame-ancestors 'none'";
  return {
    api: { ...base, 'content-security-policy': closed, 'cache-control': 'no-store' },
    /** A document of a buyer's: never run, never kept by a cache in between. */
    file: { ...base, 'content-security-policy': `${closed}; sandbox`, 'cache-control': 'private, no-store' },
    asset: {
      ...base,
      // For a program that runs as a worker: it is held by the policy it comes with, and PDF.js unpacks with WebAssembly.
      'content-security-policy':
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'cache-control': 'public, max-age=31536000, immutable',
    },
    /** An answer that shows nothing: another address to go to. */
    elsewhere: { ...base, 'content-security-policy': closed },
    /** A page for an operator's trial: emails as they were sent. */
    trial: {
      ...base,
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    },
    /** A page, with the hashes of the scripts it carries; styles stand inline where the page's parts set them. */
    page: (scriptHashes: readonly string[]) => ({
      ...base,
      'cache-control': 'no-cache',
      'content-security-policy': [
        "default-src 'self'",
        `script-src 'self' ${scriptHashes.map((hash) => `'sha256-${hash}'`).join(' ')}`.trim(),
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "worker-src 'self'",
        "manifest-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        ...(isSecure ? ['upgrade-insecure-requests'] : []),
      ].join('; '),
    }),
  };
}
