import * as texts from './en.ts';
/** What a User-Agent header says of browser and system, as people call them; the more exact names come first. */
export function deriveDeviceName(userAgent: string): string {
  const browser = findName(browsers, userAgent) ?? texts.unknownBrowser;
  const system = findName(systems, userAgent);
  return system === undefined ? texts.unknownSystem(browser) : texts.browserOnSystem(browser, system);
}

type Names = readonly (readonly [RegExp, string])[];

const browsers: Names = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\//, 'Opera'],
  [/\bSamsungBrowser\//, texts.samsungInternet],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
];

const systems: Names = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

function findName(names: Names, userAgent: string): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1];
}
