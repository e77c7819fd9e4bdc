import { expect, test } from 'vitest';
import { findEngines } from './engines.mjs';

const both = ['firefox', 'webkit'];
const machine = (programs, display) => ({
  find: (name) => (programs.includes(name) ? `/usr/bin/${name}` : undefined),
  display,
});

test('an engine that is not there is named with its Debian packages', () => {
  expect(findEngines(both, machine([]))).toEqual({
    found: [],
    missing: [
      'firefox is not on this machine. On Debian: apt-get install firefox-esr',
      'webkit is not on this machine. On Debian: apt-get install webkit2gtk-driver xvfb',
    ],
    displayMaker: undefined,
  });
});

test.each([
  ['with a display', ['WebKitWebDriver', 'xvfb-run'], ':0', ['webkit'], undefined],
  [
    'without one, with what makes it',
    ['WebKitWebDriver', 'xvfb-run'],
    undefined,
    ['webkit'],
    '/usr/bin/xvfb-run',
  ],
  ['without either', ['WebKitWebDriver'], undefined, [], undefined],
  ['Firefox under another name', ['firefox', 'xvfb-run'], undefined, ['firefox'], undefined],
  ['both', ['firefox-esr', 'WebKitWebDriver'], ':0', both, undefined],
])('%s', (_case, programs, display, names, displayMaker) => {
  const engines = findEngines(both, machine(programs, display));
  expect(engines.found.map(({ name }) => name)).toEqual(names);
  expect(engines.displayMaker).toBe(displayMaker);
});
