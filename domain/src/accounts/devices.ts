import * as texts from './en.ts';
/** What a browser says about itself, in plain words: "Chrome on Windows". Anything unknown is "A browser" or left out. */
export function describeDevice(userAgent: string): string {
  const browser = browsers.find(([, sign]) => sign.test(userAgent))?.[0] ?? texts.unknownBrowser;
  const system = systems.find(([, sign]) => sign.test(userAgent))?.[0];
  return system === undefined ? browser : texts.browserOnSystem(browser, system);
}

/** In this order: most browsers also name those they descend from. */
const browsers: [string, RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  [texts.samsungInternet, /\bSamsungBrowser\//],
  ['DuckDuckGo', /\bDuckDuckGo\/|\bDdg\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/.+\bSafari\//],
];

const systems: [string, RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Chromebook', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/**
 * The part of an address that names the network and not the device in it: the first three numbers of IPv4, the first three
 * groups (a /48, what one site usually holds) of IPv6. Undefined when there is no address.
 */
export function describeNetwork(address: string): string | undefined {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (plain === '') return undefined;
  if (/^(127\.|::1$)/.test(plain)) return texts.thisComputer;
  const numbers = plain.split('.');
  if (numbers.length === 4) return `${numbers.slice(0, 3).join('.')}.x`;
  const [start = ''] = plain.split('::');
  const groups = start.split(':').slice(0, 3);
  while (groups.length < 3) groups.push('0');
  return `${groups.map((group) => group || '0').join(':')}::`;
}
