/** A JPEG of so many pixels and bytes; writing the pages does not decode it. */
type Photo = { width: number; height: number; size: number };

/** Points of a letter page, and the white around a photo. */
const [SHORT_SIDE, LONG_SIDE, MARGIN] = [612, 792, 18];

/**
 * A PDF with a letter page for each photo, lying where it is wider than high, as the parts it is put together of: text, and each photo where
 * its bytes belong. So a browser makes it without holding all of them at once. No part is more than a byte a letter.
 */
export function formatPhotoPages<Jpeg extends Photo>(photos: readonly Jpeg[]): (string | Jpeg)[] {
  const parts: (string | Jpeg)[] = [];
  const starts: number[] = [];
  let position = 0;
  const write = (part: string | Jpeg) => {
    parts.push(part);
    position += typeof part === 'string' ? part.length : part.size;
  };
  const open = () => {
    starts.push(position);
    write(`${starts.length} 0 obj\n`);
  };
  const writeObject = (text: string) => {
    open();
    write(`${text}\nendobj\n`);
  };
  write('%PDF-1.7\n');
  const kids = photos.map((_, index) => `${3 + 3 * index} 0 R`).join(' ');
  writeObject('<< /Type /Catalog /Pages 2 0 R >>');
  writeObject(`<< /Type /Pages /Kids [${kids}] /Count ${photos.length} >>`);
  for (const [index, photo] of photos.entries()) {
    const number = 3 + 3 * index;
    const { page, content } = layOut(photo);
    writeObject(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents ${number + 1} 0 R /Resources << /XObject << /Photo ${number + 2} 0 R >> >> >>`,
    );
    writeObject(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
    open();
    write(
      `<< /Type /XObject /Subtype /Image /Width ${photo.width} /Height ${photo.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${photo.size} >>\nstream\n`,
    );
    write(photo);
    write('\nendstream\nendobj\n');
  }
  const table = position;
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const size = starts.length + 1;
  write(`xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\n`);
  write(`startxref\n${table}\n%%EOF\n`);
  return parts;
}

function layOut({ width, height }: Photo): { page: { width: number; height: number }; content: string } {
  const page =
    width > height ? { width: LONG_SIDE, height: SHORT_SIDE } : { width: SHORT_SIDE, height: LONG_SIDE };
  const scale = Math.min((page.width - 2 * MARGIN) / width, (page.height - 2 * MARGIN) / height);
  const [across, down] = [width * scale, height * scale];
  const corner = [(page.width - across) / 2, (page.height - down) / 2];
  const matrix = [across, 0, 0, down, ...corner].map((number) => number.toFixed(2)).join(' ');
  return { page, content: `q ${matrix} cm /Photo Do Q` };
}
