import { expect, test } from 'vitest';
import { proposeMark, signatureMark } from './signature-marks.ts';

test.each([
  ['Ada Buyer', 'Ada Buyer'],
  ['  Zoë  Nguyễn ', 'Zoë  Nguyễn'],
  ['a'.repeat(200), 'a'.repeat(80)],
  [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
  ['王小明', undefined],
  ['Ada 王', undefined],
  ['   ', undefined],
  ['', undefined],
])('an account called %j is offered the signature %j', (name, text) => {
  const mark = proposeMark(name);
  expect(mark).toEqual(text === undefined ? undefined : { kind: 'typed', text });
  if (mark !== undefined) expect(signatureMark.safeParse(mark).success).toBe(true);
});
