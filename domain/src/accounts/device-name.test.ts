import { expect, it } from 'vitest';
import { deriveDeviceName } from './device-name.ts';

const MOZILLA = 'Mozilla/5.0';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';

it.each([
  [`${MOZILLA} (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox on Windows'],
  [`${MOZILLA} (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, 'Chrome on Windows'],
  [`${MOZILLA} (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/140.0.0.0`, 'Edge on Windows'],
  [`${MOZILLA} (X11; CrOS x86_64 16000.0.0) ${CHROME} Safari/537.36`, 'Chrome on ChromeOS'],
  [`${MOZILLA} (Linux; Android 15; Pixel 9) ${CHROME} Mobile Safari/537.36`, 'Chrome on Android'],
  [
    `${MOZILLA} (Linux; Android 15; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [
    `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15`,
    'Safari on Mac',
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1`,
    'Safari on iPhone',
  ],
  [
    `${MOZILLA} (iPad; CPU OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1`,
    'Chrome on iPad',
  ],
  ['curl/8.5.0', 'A browser on an unknown system'],
  ['', 'A browser on an unknown system'],
  ['<script>alert(1)</script>', 'A browser on an unknown system'],
])('%s is called %s', (userAgent, name) => {
  expect(deriveDeviceName(userAgent)).toBe(name);
});
