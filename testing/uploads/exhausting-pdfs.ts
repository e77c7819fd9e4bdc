import { deflateSync } from 'node:zlib';
import type { FileDanger } from '@porchlight/domain/documents/file-dangers.ts';
import type { Specimen } from './specimen.ts';

const TYPED = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode';

/** Small files that would keep a reader busy for minutes, or take all memory, and some in which a program hides. */
export const exhaustingPdfs: readonly Specimen[] = [
  refused('the word before data 9,000 times', 'unreadable', `1 0 obj <<>>\n${'stream\n'.repeat(9_000)}`),
  refused('the word before data without end', 'unreadable', `1 0 obj <<>>\n${'stream\n'.repeat(400_000)}`),
  refused('a dictionary that never began', 'unreadable', `${'x'.repeat(70_000)}>>\nstream\n`),
  refused('70,000 actions that open by themselves', 'unreadable', '/AA<<'.repeat(70_000)),
  refused(
    'as many actions, packed',
    'unreadable',
    packObjects({ head: '', content: '/AA<<'.repeat(6_000_000) }),
  ),
  refused(
    'an object stream that is numbers alone',
    'unreadable',
    packObjects({ head: '1 '.repeat(15_000_000) }),
  ),
  refused(
    'an object stream of one long number',
    'unreadable',
    packObjects({ head: `${'1'.repeat(2_000_000)} 0 1 0` }),
  ),
  refused(
    'the same 20 MB as eleven objects',
    'unreadable',
    packObjects({ head: '1 0 2 20000000 '.repeat(11), content: 'x'.repeat(20_000_000) }),
  ),
  refused('60,000 object streams of nothing', 'swelling', `${packObjects({ head: '' })}\n`.repeat(60_000)),
  hidden('a comment before its data', TYPED, `%${' not this one'.repeat(300)}\nstream\n`),
  hidden('a long comment before its data', TYPED, `%${' not this one'.repeat(9_000)}\nstream\n`),
  hidden('a space behind the word before its data', TYPED, 'stream \n'),
  hidden('a comment behind the word before its data', TYPED, 'stream%\n'),
  hidden('“obj” in a string', `${TYPED} /X ( obj )`),
  hidden('a dictionary that begins in a string', `${TYPED} /X ( endobj 9 0 obj <<)`),
  hidden('“obj” in a comment', `${TYPED}% obj \n`),
  hidden('its parameters in another object', `${TYPED} /DecodeParms 6 0 R`),
  hidden('a comment in its parameters', `${TYPED} /DecodeParms <</Predictor%\n12/Columns 4>>`),
  hidden('the short name of its filter', '/Type /ObjStm /N 1 /First 4 /F /FlateDecode'),
  hidden('signs before its numbers, and no type', '/N +1 /First +4 /Filter /FlateDecode'),
  hidden(
    'comments before its numbers, and its type elsewhere',
    '/Type 8 0 R/N%\n1/First%\n4/Filter/FlateDecode',
  ),
];

/** A program in an object stream that is written so that it could be taken for something else. */
function hidden(what: string, dictionary: string, word = 'stream\n'): Specimen {
  const data = pack('6 0 << /S /JavaScript /JS (x) >>');
  const source = `1 0 obj <<${dictionary}>>\n${word}${data}\nendstream endobj`;
  return refused(`a program in an object stream with ${what}`, 'unreadable', source);
}

function packObjects({ head, content = '' }: { head: string; content?: string }): string {
  const dictionary = `/Type /ObjStm /N 1 /First ${head.length} /Filter /FlateDecode`;
  return `1 0 obj <<${dictionary}>>\nstream\n${pack(head + content)}\nendstream endobj`;
}

function pack(text: string): string {
  return deflateSync(Buffer.from(text, 'latin1')).toString('latin1');
}

function refused(what: string, danger: FileDanger, source: string): Specimen {
  const bytes = Buffer.from(`%PDF-1.7\n${source}\n%%EOF`, 'latin1');
  return { what: `a PDF: ${what}`, name: 'statement.pdf', bytes, becomes: 'FILE_NOT_SAFE', danger };
}
