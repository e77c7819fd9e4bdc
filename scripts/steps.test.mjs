import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSteps } from './steps.mjs';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const createOutput = (isTTY) => {
  const written = [];
  return { isTTY, write: (text) => void written.push(text), read: () => written.join('') };
};
const options = (output) => ({ output, now: () => Date.now() });

test('without a terminal each step is a line at its beginning, one each ten seconds and one at its end', () => {
  const output = createOutput(false);
  const steps = createSteps({ total: 2, ...options(output) });
  let count = 0;
  const step = steps.begin('Installing packages', { loadProgress: () => `${count} of 700` });
  count = 350;
  vi.advanceTimersByTime(10_000);
  count = 700;
  vi.advanceTimersByTime(2_000);
  step.end();
  steps.skip('Pages and server: built already');
  vi.advanceTimersByTime(60_000);
  expect(output.read().split('\n')).toEqual([
    '[1/2] Installing packages ...',
    '[1/2] Installing packages: 350 of 700, 10 s',
    '[1/2] Installing packages: 700 of 700, 12 s',
    '[2/2] Pages and server: built already',
    '',
  ]);
});

test('on a terminal a step is one line that is rewritten each second', () => {
  const output = createOutput(true);
  const step = createSteps(options(output)).begin('Building the pages', { loadProgress: () => '12 pages' });
  vi.advanceTimersByTime(1_000);
  step.end('110 pages');
  expect(output.read()).toBe(
    '\r\u001b[KBuilding the pages ...\r\u001b[KBuilding the pages: 12 pages, 1.0 s\r\u001b[KBuilding the pages: 110 pages, 1.0 s\n',
  );
});

test('where others write to the terminal too, no line is written over', () => {
  const output = createOutput(true);
  const step = createSteps(options(output)).begin('Starting the server', { shared: true });
  step.end();
  expect(output.read()).toBe('Starting the server ...\nStarting the server: 0.0 s\n');
});

test('a step that failed leaves no line, and nothing is written after it', () => {
  const output = createOutput(true);
  const step = createSteps(options(output)).begin('Building the server');
  step.breakOff();
  vi.advanceTimersByTime(5_000);
  expect(output.read()).toBe('\r\u001b[KBuilding the server ...\r\u001b[K');
});

test.each([
  [400, '0.4 s'],
  [9_900, '9.9 s'],
  [42_400, '42 s'],
  [119_000, '1 min 59 s'],
])('%i ms are %s', (milliseconds, words) => {
  const output = createOutput(false);
  const step = createSteps(options(output)).begin('Working');
  vi.advanceTimersByTime(milliseconds);
  step.end();
  expect(output.read()).toContain(`Working: ${words}\n`);
});
