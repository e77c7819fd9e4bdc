import { site } from '@porchlight/content/site.ts';
import { CODE_DIGITS, CODE_SECONDS } from '@porchlight/domain/accounts/second-factor.contract.ts';
import { encode } from 'uqr';
import { formatBase32 } from './time-codes.ts';

/** The form that authenticator apps read (Key URI Format of Google Authenticator). */
export function formatKeyUri(email: string, key: Uint8Array): string {
  const query = new URLSearchParams({
    secret: formatBase32(key),
    issuer: site.name,
    algorithm: 'SHA1',
    digits: String(CODE_DIGITS),
    period: String(CODE_SECONDS),
  });
  const label = `${encodeURIComponent(site.name)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?${String(query).replaceAll('+', '%20')}`;
}

/** The QR code as one path: a rectangle for each run of dark dots in a row. */
export function drawSquare(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const runs = data.flatMap((row, y) =>
    [
      ...row
        .map((isDark) => (isDark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  );
  return { size, path: runs.join('') };
}
