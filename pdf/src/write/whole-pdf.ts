import { createHash } from 'node:crypto';

/** A stream object, as it is. */
export function renderStreamObject(entries: string, data: Uint8Array): Buffer {
  const head = Buffer.from(`<< ${entries} /Length ${data.length} >>\nstream\n`, 'latin1');
  return Buffer.concat([head, data, Buffer.from('\nendstream')]);
}

/** A whole PDF of objects numbered from 1, the first its catalog (ISO 32000-2 7.5). The same objects give the same bytes. */
export function renderPdf(objects: readonly (string | Buffer)[]): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  let position = parts[0]?.length ?? 0;
  const rows = objects.map((object, index) => {
    const content = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      typeof object === 'string' ? Buffer.from(object, 'latin1') : object,
      Buffer.from('\nendobj\n'),
    ]);
    parts.push(content);
    position += content.length;
    return `${String(position - content.length).padStart(10, '0')} 00000 n \n`;
  });
  const id = createHash('sha256').update(Buffer.concat(parts)).digest('hex').slice(0, 32);
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size ${size} /Root 1 0 R /ID [<${id}> <${id}>] >>\n` +
        `startxref\n${position}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
