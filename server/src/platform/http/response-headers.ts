const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
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
    asset: { ...base, 'cache-control': 'public, max-age=31536000, immutable' },
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
      ].join('; '),
    }),
  };
}
