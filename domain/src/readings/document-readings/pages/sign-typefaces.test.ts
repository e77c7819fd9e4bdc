import { expect, it } from 'vitest';
import { toSignName } from './sign-typefaces.ts';

it.each([
  ['8', 'ZapfDingbats', '☒'],
  ['4', 'ABCDEF+ZapfDingbats', '☒'],
  ['o', 'ZapfDingbats', '☐'],
  ['\u00fe', 'Wingdings-Regular', '☒'],
  ['8', 'Helvetica', '8'],
  ['x', '', 'x'],
  ['08', 'ZapfDingbats', '08'],
])('%s of %s is %s', (text, typeface, sign) => {
  expect(toSignName(text, typeface)).toBe(sign);
});
