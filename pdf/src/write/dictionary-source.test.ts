import { expect, test } from 'vitest';
import { parseEntry, setEntry } from './dictionary-source.ts';

const source = (text: string) => Buffer.from(text, 'latin1');

test.each([
  ['a new entry', '<</A 1>>', 'B', '[2]', '<</A 1 /B [2] >>'],
  ['an entry again', '<< /A[1 0 R]/B (é) >>', 'A', '[2]', '<< /A [2] /B (é) >>'],
  ['its name in disguise', '<< /#41 1 /B 1.50 >>', 'A', '2', '<< /#41  2  /B 1.50 >>'],
  ['one within another', '<< /B << /A 1 >> >>', 'A', '2', '<< /B << /A 1 >>  /A 2 >>'],
])('sets %s and leaves the other bytes', (_what, before, key, value, after) => {
  const changed = setEntry(source(before), key, value);
  expect(changed.toString('latin1')).toBe(after);
  expect(parseEntry(changed, key)).toBe(value);
});

test('is refused where no whole dictionary is', () => {
  expect(() => setEntry(source('[1]'), 'A', '1')).toThrow();
  expect(() => parseEntry(source('<< /A 1'), 'A')).toThrow();
});
