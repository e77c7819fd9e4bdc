import type { Page } from '@playwright/test';

export type PhotoFile = { name: string; mimeType: string; buffer: Buffer };

/**
 * A photo as a camera takes it, drawn in the page: a JPEG with a street in it, and as much noise as makes it take so many bytes.
 * `noise` from 0 to 255.
 */
export async function takePhoto(
  page: Page,
  name: string,
  { width = 2400, height = 1800, noise = 60, quality = 0.9 } = {},
): Promise<PhotoFile> {
  const drawn = await page.evaluate(
    async (options) => {
      const canvas = document.createElement('canvas');
      canvas.width = options.width;
      canvas.height = options.height;
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      context.fillStyle = `hsl(${options.name.length * 67} 45% 70%)`;
      context.fillRect(0, 0, options.width, options.height * 0.6);
      context.fillStyle = '#6d7a4f';
      context.fillRect(0, options.height * 0.6, options.width, options.height * 0.4);
      context.fillStyle = '#a2553f';
      context.fillRect(
        options.width * 0.25,
        options.height * 0.3,
        options.width * 0.5,
        options.height * 0.45,
      );
      const pixels = context.getImageData(0, 0, options.width, options.height);
      for (let at = 0; at < pixels.data.length; at += 1)
        if (at % 4 !== 3) pixels.data[at] = (pixels.data[at] ?? 0) + (Math.random() - 0.5) * options.noise;
      context.putImageData(pixels, 0, 0);
      const blob = await new Promise<Blob | null>((resolve) =>
        canvas.toBlob(resolve, 'image/jpeg', options.quality),
      );
      const reader = new FileReader();
      const read = new Promise((resolve) => reader.addEventListener('load', resolve));
      reader.readAsDataURL(blob as Blob);
      await read;
      return String(reader.result);
    },
    { name, width, height, noise, quality },
  );
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(drawn.slice(drawn.indexOf(',') + 1), 'base64') };
}

/** The same as a phone held upright writes it: lying on its side, with metadata that says so (Exif 2.32, 4.6.4, tag 0112) and names a place. */
export function layOnSide(photo: PhotoFile, place: string): PhotoFile {
  const exif = Buffer.concat([
    Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\x01', 'latin1'),
    // Orientation, one short: it is shown turned a quarter clockwise.
    Buffer.from('011200030000000100060000', 'hex'),
    Buffer.alloc(4),
    Buffer.from(place),
  ]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(exif.length + 2, 2);
  return {
    ...photo,
    buffer: Buffer.concat([photo.buffer.subarray(0, 2), head, exif, photo.buffer.subarray(2)]),
  };
}
