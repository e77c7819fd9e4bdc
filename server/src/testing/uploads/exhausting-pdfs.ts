import { deflateSync } from 'node:zlib';
import type { FileDanger } from '@porchlight/domain/documents/file-dangers.ts';
import type { Specimen } from './specimen.ts';

/** Small files that would keep whoever reads them at work for minutes, or take all memory, and one that hides behind a comment. */
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
  refused(
    'a program, and a comment between its dictionary and its data',
    'program',
    packObjects({
      head: '6 0 ',
      content: '<< /S /JavaScript /JS (x) >>',
      comment: `%${' not this one'.repeat(300)}\n`,
    }),
  ),
];

type Packed = { head: string; content?: string; comment?: string };

function packObjects({ head, content = '', comment = '' }: Packed): string {
  const data = deflateSync(Buffer.from(head + content, 'latin1')).toString('latin1');
  return `1 0 obj <</Type /ObjStm /N 1 /First ${head.length} /Filter /FlateDecode>>\n${comment}stream\n${data}\nendstream endobj`;
}

function refused(what: string, danger: FileDanger, source: string): Specimen {
  const bytes = Buffer.from(`%PDF-1.7\n${source}\n%%EOF`, 'latin1');
  return { what: `a PDF: ${what}`, name: 'statement.pdf', bytes, becomes: 'FILE_NOT_SAFE', danger };
}
