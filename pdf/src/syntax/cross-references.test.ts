import { expect, test } from 'vitest';
import { loadSections } from './cross-references.ts';
import { PdfSyntaxError } from './pdf-objects.ts';

const ROW = '0000000009 00000 n \n';
const FREE = '0000000000 65535 f \n';
const table = (rows: string, trailer = '') => `xref\n${rows}trailer\n<< /Size 2 ${trailer} >>\n`;
const stream = (rows: string, entries = '/W [1 1 1] /Index [1 1]') =>
  `1 0 obj\n<< /Type /XRef /Size 2 ${entries} /Length ${rows.length} >>\nstream\n${rows}\nendstream\nendobj\n`;

async function read(text: string, isExact: boolean): Promise<string> {
  const bytes = Buffer.from(text, 'latin1');
  try {
    const [section] = await loadSections(bytes, { start: 0, end: bytes.length }, { isExact });
    return section?.contradicts ? 'contradicts' : section?.repeats ? 'repeats' : 'read';
  } catch (error) {
    if (error instanceof PdfSyntaxError) return 'refused';
    throw error;
  }
}

test.each([
  ['a table', table(`0 2\n${FREE}${ROW}`), 'read', 'read'],
  ['rows of nineteen bytes', table(`1 1\n${ROW.replace(' \n', '\n')}`), 'read', 'read'],
  ['a row of fewer digits', table('1 1\n9 0 n \n'), 'read', 'refused'],
  ['a row without a line end', table(`1 2\n${ROW.trim()}x${ROW}`), 'refused', 'refused'],
  ['a comment between rows', table(`1 2\n${ROW}%\n${ROW}`), 'read', 'refused'],
  ['white space before the section', ` ${table(`1 1\n${ROW}`)}`, 'read', 'refused'],
  ['an object twice at one place', table(`1 1\n${ROW}1 1\n${ROW}`), 'repeats', 'repeats'],
  ['an object at two places', table(`1 1\n${ROW}1 1\n${ROW.replace('9', '7')}`), 'contradicts', 'refused'],
  ['an object that is there and is not', table(`1 1\n${ROW}1 1\n${FREE}`), 'contradicts', 'refused'],
  ['a trailer with a key twice', table(`1 1\n${ROW}`, '/Size 3'), 'refused', 'refused'],
  ['more objects than a file may have', table(`1 9000000\n${ROW}`), 'refused', 'refused'],
  ['a hidden section that a reference names', table(`1 1\n${ROW}`, '/XRefStm 1 0 R'), 'refused', 'refused'],
  ['sections in a circle', table(`1 1\n${ROW}`, '/Prev 0'), 'refused', 'refused'],
  ['a stream', stream('\x01\x09\x00'), 'read', 'read'],
  ['white space before the stream', `\n${stream('\x01\x09\x00')}`, 'read', 'refused'],
  ['a kind that is not known', stream('\x03\x09\x00'), 'repeats', 'repeats'],
  ['rows of no width', stream('\x01', '/W [0 0 0] /Index [1 8000000]'), 'refused', 'refused'],
  ['fewer rows than it says', stream('\x01\x09\x00', '/W [1 1 1] /Index [1 2]'), 'refused', 'refused'],
])('%s', async (_what, text, loosely, exactly) => {
  expect([await read(text, false), await read(text, true)]).toEqual([loosely, exactly]);
});
