import { crc32, deflateRawSync, gzipSync } from 'node:zlib';
import { EICAR, type Specimen } from './specimen.ts';

const script = '<script>alert(document.cookie)</script>';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}<foreignObject/></svg>`;
const html = `<!doctype html><html><body onload="alert(1)">${script}</body></html>`;

const extensions = ['pdf', 'jpg', 'jpeg', 'png', 'heic', 'heif'];
const types = ['application/pdf', 'image/jpeg', 'image/png', 'image/heic', 'text/html', 'image/svg+xml'];

/** Scripts under every extension and type that is taken. */
const scripts = [
  ['SVG', svg],
  [
    'SVG with a prologue',
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg}`,
  ],
  ['HTML', html],
].flatMap(([kind = '', text = '']) => [
  ...extensions.map((extension) => ({
    what: `${kind} as .${extension}`,
    name: `a.${extension}`,
    bytes: Buffer.from(text),
  })),
  ...types.map((contentType) => ({
    what: `${kind} as ${contentType}`,
    name: 'a.pdf',
    contentType,
    bytes: Buffer.from(text),
  })),
]);

/** A ZIP (PKWARE APPNOTE 4.3) of files that are packed, each as it says or as it lies. */
export function renderZip(
  files: readonly { name: string; data: Buffer; says?: number; at?: number }[],
): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, data, says, at } of files) {
    const packed = deflateRawSync(data);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE((says ?? data.length) >>> 0, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at ?? offset, 10);
    central.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), common, tail, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(Buffer.concat(central).length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, ...central, Buffer.from('PK\x05\x06', 'latin1'), end]);
}

const zeros = Buffer.alloc(4 * 1024 * 1024);
const bomb = renderZip([{ name: 'zeros', data: zeros }]);

const others: readonly (readonly [what: string, name: string, bytes: Buffer | string])[] = [
  ['EICAR', 'eicar.com', EICAR],
  ['EICAR as .pdf', 'eicar.pdf', EICAR],
  ['EICAR in a ZIP', 'eicar.zip', renderZip([{ name: 'eicar.com', data: Buffer.from(EICAR) }])],
  [
    'EICAR in a ZIP in a ZIP',
    'a.pdf',
    renderZip([{ name: 'a.zip', data: renderZip([{ name: 'eicar.com', data: Buffer.from(EICAR) }]) }]),
  ],
  ['a ZIP bomb', 'bomb.zip', bomb],
  ['a ZIP bomb as .pdf', 'bomb.pdf', bomb],
  [
    'a nested ZIP bomb',
    'bomb.zip',
    renderZip(Array.from({ length: 16 }, (_, index) => ({ name: `${index}.zip`, data: bomb }))),
  ],
  [
    'an overlapping ZIP bomb',
    'bomb.zip',
    renderZip(
      Array.from({ length: 200 }, (_, index) => ({
        name: `${index}`,
        data: index === 0 ? zeros : Buffer.of(0),
        at: 0,
      })),
    ),
  ],
  ['a ZIP that lies about its size', 'bomb.zip', renderZip([{ name: 'a', data: zeros, says: 2 ** 32 - 1 }])],
  [
    'a ZIP whose names climb',
    'slip.zip',
    renderZip([{ name: '../../../etc/cron.d/x', data: Buffer.from('x') }]),
  ],
  ...['docx', 'xlsx', 'pptx', 'odt', 'jar', 'apk', 'epub'].map(
    (kind) =>
      [`a bomb as .${kind}`, `a.${kind}`, renderZip([{ name: '[Content_Types].xml', data: zeros }])] as const,
  ),
  [
    'an old Word file with macros',
    'a.doc',
    Buffer.from('d0cf11e0a1b11ae1000000000000000000000000000000003e000300', 'hex'),
  ],
  ['a gzip bomb', 'a.gz', gzipSync(zeros)],
  ['a gzip bomb as .pdf', 'a.pdf', gzipSync(zeros)],
  ['bzip2', 'a.bz2', 'BZh91AY&SY'],
  ['7z', 'a.7z', Buffer.from('377abcaf271c0004', 'hex')],
  ['RAR', 'a.rar', 'Rar!\x1a\x07\x01\0'],
  ['tar', 'a.tar', Buffer.concat([Buffer.from('../../x'), Buffer.alloc(250), Buffer.from('ustar')])],
  ['a program for Windows', 'a.exe', Buffer.from('4d5a90000300000004000000ffff0000', 'hex')],
  ['a program for Windows as .pdf', 'a.pdf', Buffer.from('4d5a90000300000004000000ffff0000', 'hex')],
  ['a program for Linux', 'a', Buffer.from('7f454c460201010000000000', 'hex')],
  ['a program for macOS', 'a', Buffer.from('cffaedfe0700000103000000', 'hex')],
  ['Java', 'a.class', Buffer.from('cafebabe00000034', 'hex')],
  ['WebAssembly', 'a.wasm', Buffer.from('0061736d01000000', 'hex')],
  ['a shell’s script', 'a.sh', '#!/bin/sh\nid\n'],
  ['a batch file', 'a.bat', '@echo off\r\ndel *'],
  ['PowerShell', 'a.ps1', 'Invoke-Expression x'],
  ['PHP', 'a.php', '<?php system("id"); ?>'],
  ['PHP as .jpg', 'a.php.jpg', '<?php system("id"); ?>'],
  ['JavaScript', 'a.js', 'alert(1)'],
  ['a shortcut', 'a.lnk', Buffer.from('4c0000000114020000000000c000000000000046', 'hex')],
  ['a web application', 'a.hta', '<hta:application/>'],
  ['a mail', 'a.eml', 'From: a@b\r\n\r\nhello'],
  ['XML with entities', 'a.xml', '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;&b;">]><a>&c;</a>'],
  ['a table of formulas', 'a.csv', '=cmd|"/c calc"!A0'],
  ['RTF with an object', 'a.rtf', '{\\rtf1{\\object\\objdata 01}}'],
  ['PostScript', 'a.ps', '%!PS-Adobe-3.0\n(%pipe%id) (w) file'],
  ['PostScript in disguise', 'a.pdf', '%!PS\n%PDF-1.7'],
  ['FDF', 'a.fdf', '%FDF-1.2\n'],
  ['GIF', 'a.gif', 'GIF89a\x01\0\x01\0'],
  ['GIF and JavaScript', 'a.gif', 'GIF89a/*\0\0*/=1;alert(1)//'],
  ['GIF and JavaScript as .png', 'a.png', 'GIF89a/*\0\0*/=1;alert(1)//'],
  ['BMP', 'a.bmp', 'BM\x46\0\0\0'],
  ['ICO', 'a.ico', Buffer.from('00000100010010100000', 'hex')],
  ['TIFF that floods', 'a.tiff', Buffer.from('49492a0008000000020000010400010000000000ffff', 'hex')],
  ['TIFF as .jpg', 'a.jpg', Buffer.from('4d4d002a00000008', 'hex')],
  [
    'WEBP that floods',
    'a.webp',
    Buffer.from('52494646240000005745425056503858 0a00000000000000fffffffffff'.replace(/ /g, ''), 'hex'),
  ],
  ['AVIF', 'a.heic', '\0\0\0\x1cftypavif\0\0\0\0mif1avif'],
  ['MP4', 'a.heic', '\0\0\0\x18ftypisom\0\0\0\0isomavc1'],
  ['JPEG 2000', 'a.jpg', Buffer.from('0000000c6a5020200d0a870a', 'hex')],
  ['JPEG XL', 'a.jpg', Buffer.from('ff0a00000000', 'hex')],
  ['Photoshop', 'a.psd', '8BPS\0\x01'],
  ['a PDF behind a page', 'a.pdf', `${html}\n%PDF-1.7\n`],
  ['a PDF in small letters', 'a.pdf', '%pdf-1.7\n'],
  ['half a head', 'a.pdf', '%PD'],
  ['a PNG with its line ends changed', 'a.png', Buffer.from('89504e470a1a0a0000000d49484452', 'hex')],
  ['a PNG without its first byte', 'a.png', 'PNG\r\n\x1a\n'],
  ['half a JPEG’s head', 'a.jpg', Buffer.from('ffd8', 'hex')],
  ['zeros', 'a.pdf', Buffer.alloc(1000)],
  ['plain text', 'a.txt', 'Dear lender'],
  ['UTF-16', 'a.pdf', Buffer.from('\ufeff%PDF-1.7', 'utf16le')],
];

export const otherTypes: readonly Specimen[] = [
  ...scripts.map((each) => ({ ...each, becomes: 'FILE_TYPE_NOT_ACCEPTED' as const })),
  ...others.map(([what, name, bytes]) => ({
    what,
    name,
    bytes:
      typeof bytes === 'string'
        ? Buffer.from(bytes, /[\u0100-\uffff]/.test(bytes) ? 'utf8' : 'latin1')
        : bytes,
    becomes: 'FILE_TYPE_NOT_ACCEPTED' as const,
  })),
  ...['a.pdf', 'a.png', 'a.jpg'].map((name) => ({
    what: `an empty ${name}`,
    name,
    bytes: Buffer.alloc(0),
    becomes: 'FILE_EMPTY' as const,
  })),
];
