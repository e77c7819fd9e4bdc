/** One record of a CSV text and the line it starts on, counted from 1. The last one `isCut` where a quote in it is never closed. */
export type CsvRecord = { line: number; fields: string[]; isCut?: true };

/** The records of a CSV text (RFC 4180): fields in quotes may hold separators, line breaks and doubled quotes. */
export function readCsvRecords(text: string, separator = ','): CsvRecord[] {
  const records: CsvRecord[] = [];
  let fields: string[] = [];
  let field = '';
  let isQuoted = false;
  let line = 1;
  let startLine = 1;
  const endField = () => {
    fields.push(field);
    field = '';
  };
  const endRecord = () => {
    endField();
    records.push({ line: startLine, fields, ...(isQuoted && { isCut: true }) });
    fields = [];
  };

  // Without its mark of byte order, which spreadsheets put first.
  const characters = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  for (let at = 0; at < characters.length; at += 1) {
    const character = characters.charAt(at);
    if (character === '\n') line += 1;
    if (isQuoted) {
      if (character !== '"') field += character;
      else if (characters.charAt(at + 1) === '"') {
        field += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"' && field === '') isQuoted = true;
    else if (character === separator) endField();
    else if (character === '\n') {
      endRecord();
      startLine = line;
    } else field += character;
  }
  if (field !== '' || fields.length > 0 || isQuoted) endRecord();
  return records;
}
