export type JpegOptions = {
  width?: number;
  height?: number;
  /** The marker of its frame, 0xc0 baseline, 0xc2 progressive. */
  frame?: number;
  components?: number;
  comment?: string;
  /** Bytes of other segments before the frame. */
  before?: number;
  /** The size of a second frame. */
  second?: readonly [number, number];
  /** 1 to 8 (Exif 2.32, 4.6.4, tag 0112). */
  orientation?: number;
  withoutFrame?: boolean;
};

/** The segments of a JPEG (ITU T.81 B.2) around a scan of a few bytes; `height` and `width` of 24 bits or less. */
export function renderJpeg(options: JpegOptions = {}): Buffer {
  const {
    width = 640,
    height = 480,
    frame = 0xc0,
    components = 3,
    comment,
    before = 0,
    second,
    orientation,
  } = options;
  const parts = [
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from('JFIF\0\x01\x02\0\0\x01\0\x01\0\0', 'latin1')),
  ];
  if (orientation !== undefined) parts.push(segment(0xe1, writeExif(orientation)));
  for (let left = before; left > 0; left -= 60_000)
    parts.push(segment(0xe2, Buffer.alloc(Math.min(left, 60_000), 7)));
  if (comment !== undefined) parts.push(segment(0xfe, Buffer.from(comment)));
  parts.push(segment(0xdb, Buffer.concat([Buffer.of(0), Buffer.alloc(64, 16)])));
  const frames = [...(options.withoutFrame ? [] : [[width, height] as const]), ...(second ? [second] : [])];
  for (const [w, h] of frames) parts.push(segment(frame, writeFrame(w, h, components)));
  parts.push(segment(0xc4, Buffer.concat([Buffer.of(0, 0, 1), Buffer.alloc(15), Buffer.of(0)])));
  parts.push(segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])));
  return Buffer.concat([...parts, Buffer.alloc(64, 0x55), Buffer.from([0xff, 0xd9])]);
}

function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

function writeFrame(width: number, height: number, components: number): Buffer {
  const frame = Buffer.alloc(6 + 3 * components, 0x11);
  frame.writeUInt8(8, 0);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  frame.writeUInt8(components, 5);
  return frame;
}

function writeExif(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('II', 0, 'latin1');
  tiff.writeUInt16LE(42, 2);
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(1, 8);
  tiff.writeUInt16LE(0x0112, 10);
  tiff.writeUInt16LE(3, 12);
  tiff.writeUInt32LE(1, 14);
  tiff.writeUInt16LE(orientation, 18);
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
}

/** The boxes of a HEIC (ISO/IEC 23008-12, 14496-12) with a size for each picture in it, around data that is none. */
export function renderHeic(
  sizes: readonly (readonly [width: number, height: number])[],
  { before = 0, brand = 'heic', data = 200 } = {},
): Buffer {
  const properties = sizes.map(([width, height]) => {
    const size = Buffer.alloc(12);
    size.writeUInt32BE(width, 4);
    size.writeUInt32BE(height, 8);
    return box('ispe', size);
  });
  const meta = box(
    'meta',
    Buffer.concat([Buffer.alloc(4), box('iprp', box('ipco', Buffer.concat(properties)))]),
  );
  return Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\0\0mif1heic`, 'latin1')),
    ...(before > 0 ? [box('free', Buffer.alloc(before))] : []),
    meta,
    box('mdat', Buffer.alloc(data, 0x2a)),
  ]);
}

function box(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, data]);
}
