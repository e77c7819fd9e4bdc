import { describe, expect, it } from 'vitest';
import { parsePhotoJpeg, parsePictureSize } from './photo-jpeg.ts';

const segment = (marker: number, ...data: number[]) => [
  ...[0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 0xff],
  ...data,
];
const SOI = [0xff, 0xd8];
const EOI = [0xff, 0xd9];
/** 300 pixels high and 500 wide, by a frame of the marker given. */
const frame = (marker = 0xc0) => segment(marker, 8, 1, 44, 1, 244, 1, 1, 17, 0);
const scan = [...segment(0xda, 1, 1, 0, 0, 63, 0), 1, 2, 0xff, 0, 3, 0xff, 0xd0, 4];
const jfif = segment(0xe0, ...new TextEncoder().encode('JFIF\0'));
const exif = segment(0xe1, ...new TextEncoder().encode('Exif\0\0 40.7 N'));
const comment = segment(0xfe, ...new TextEncoder().encode('Taken at home'));
const plain = [...SOI, ...jfif, ...frame(), ...scan, ...EOI];
const read = (...parts: number[][]) => parsePhotoJpeg(Uint8Array.from(parts.flat()));

describe('a JPEG', () => {
  it('gives its size and its bytes as they are', () => {
    expect(read(plain).jpeg).toEqual({ width: 500, height: 300, bytes: Uint8Array.from(plain) });
  });

  it('of several scans, fill bytes and another frame is read to its end', () => {
    const progressive = [...SOI, ...frame(0xc2), 0xff, ...scan, ...segment(0xc4, 0), ...scan, ...EOI];
    expect(read(progressive).jpeg?.bytes).toEqual(Uint8Array.from(progressive));
  });

  it('loses metadata wherever it is, and what follows its end', () => {
    const told = [
      ...SOI,
      ...exif,
      ...jfif,
      ...comment,
      ...frame(),
      ...segment(0xed, 1),
      ...scan,
      ...exif,
      ...EOI,
    ];
    expect(read(told, [1, 2, 3]).jpeg?.bytes).toEqual(Uint8Array.from(plain));
  });

  it.each<[string, number[], string]>([
    ['nothing', [], 'not-jpeg'],
    ['text', [...new TextEncoder().encode('A photo of mine')], 'not-jpeg'],
    ['no frame', [...SOI, ...jfif, ...EOI], 'not-jpeg'],
    ['a scan before the frame', [...SOI, ...scan, ...EOI], 'not-jpeg'],
    ['no height', [...SOI, ...segment(0xc0, 8, 0, 0, 1, 244, 1, 1, 17, 0), ...scan, ...EOI], 'not-jpeg'],
    ['other bytes between segments', [...SOI, ...jfif, 7, ...frame(), ...scan, ...EOI], 'not-jpeg'],
    ['a segment of no length', [...SOI, 0xff, 0xe0, 0, 1, ...frame(), ...scan, ...EOI], 'not-jpeg'],
  ])('with %s is none', (_, bytes, problem) => {
    expect(read(bytes)).toEqual({ problem });
  });

  it('cut off anywhere after its beginning is none', () => {
    for (let length = 2; length < plain.length; length += 1)
      expect([length, parsePhotoJpeg(Uint8Array.from(plain.slice(0, length))).problem]).toEqual([
        length,
        'cut-off',
      ]);
  });
});

describe('the size that the head of a picture says', () => {
  const png = [
    0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 39, 16, 0, 0, 3, 232,
  ];
  it.each<[string, number[], { width: number; height: number } | undefined]>([
    ['a PNG', png, { width: 10_000, height: 1_000 }],
    [
      'a JPEG with much before its frame',
      [...SOI, ...exif, ...jfif, ...frame(0xc2)],
      { width: 500, height: 300 },
    ],
    ['a JPEG that is cut off before it', [...SOI, ...exif], undefined],
    ['a PNG that is cut off before it', png.slice(0, 20), undefined],
    ['text', [...new TextEncoder().encode('A photo of mine, in words alone')], undefined],
  ])('%s', (_, head, size) => {
    expect(parsePictureSize(Uint8Array.from(head))).toEqual(size);
  });
});
