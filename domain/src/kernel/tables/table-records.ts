/** UTF-16 units that one record may have: the longest message in quotation marks, and the other cells. */
export const MAX_RECORD_LENGTH = 32_000;

/**
 * One record of a table's text and the line it starts on, counted from 1. `fault` says what its quotation marks have wrong: one that is never
 * closed, one in the middle of a cell; or that the record is longer than `MAX_RECORD_LENGTH`.
 */
export type TableRecord = { line: number; fields: string[]; fault?: RecordFault };
export type RecordFault = 'open-quote' | 'stray-quote' | 'too-long';

/** The records of a whole text (RFC 4180, with any separator). */
export function parseRecords(text: string, separator = ','): TableRecord[] {
  return createRecordParser(separator).parse(text, true);
}

/**
 * Parses a text that comes in parts. `parse` gives the records that have ended, with `isEnd` the last one as well. After a record with a
 * fault it goes on with the next line of the text, so that one quotation mark too many costs no more than its own line.
 */
export function createRecordParser(separator: string) {
  let text = '';
  let line = 1;
  let isSkipping = false;

  /** Goes to the next line; the rest of one that has not ended is dropped with the parts to come. */
  function skipLine(at: number): number {
    const end = /\r\n?|\n/g;
    end.lastIndex = at;
    const found = end.exec(text);
    isSkipping = found === null;
    if (found === null) return text.length;
    line += 1;
    return found.index + found[0].length;
  }

  return {
    parse(part: string, isEnd = false): TableRecord[] {
      text += part;
      // The mark of byte order, which spreadsheets put first.
      if (line === 1 && text.startsWith('\uFEFF')) text = text.slice(1);
      const records: TableRecord[] = [];
      let at = isSkipping ? skipLine(0) : 0;
      while (at < text.length) {
        const window = text.slice(at, at + MAX_RECORD_LENGTH);
        const isWhole = at + window.length === text.length;
        const { fields, end, fault } = scanRecord(window, separator);
        // The rest of this record, or of its line end, may be in the next part.
        if (isWhole && !isEnd && (end === undefined || (end === window.length && window.endsWith('\r'))))
          break;
        if (end !== undefined) {
          records.push({ line, fields, ...(fault && { fault }) });
          line += countLines(window.slice(0, end));
          at += end;
        } else if (isWhole && fault !== 'open-quote') {
          records.push({ line, fields, ...(fault && { fault }) });
          at = text.length;
        } else {
          records.push({ line, fields: [], fault: fault === 'open-quote' ? fault : 'too-long' });
          at = skipLine(at);
        }
      }
      text = text.slice(at);
      return records;
    },
  };
}

/** One record from the beginning of a text; `end` is undefined where the text ends before it. */
function scanRecord(
  text: string,
  separator: string,
): { fields: string[]; end?: number; fault?: RecordFault } {
  const fields: string[] = [];
  let fault: RecordFault | undefined;
  let at = 0;
  for (;;) {
    const quoted = scanQuoted(text, at);
    if (quoted === 'open') return { fields, fault: 'open-quote' };
    const end = findFieldEnd(text, quoted?.end ?? at, separator);
    const plain = text.slice(quoted?.end ?? at, end);
    if (plain.includes('"') || (quoted !== undefined && plain.trim() !== '')) fault ??= 'stray-quote';
    fields.push(quoted === undefined ? plain : quoted.value + plain.trim());
    if (end === text.length) return { fields, ...(fault && { fault }) };
    if (text[end] !== separator)
      return { fields, end: text.startsWith('\r\n', end) ? end + 2 : end + 1, ...(fault && { fault }) };
    at = end + 1;
  }
}

/** Where the cell that begins or goes on at a place ends: at a separator, a line end, or the end of the text. */
function findFieldEnd(text: string, from: number, separator: string): number {
  let at = from;
  for (; at < text.length; at += 1) {
    const character = text[at];
    if (character === separator || character === '\n' || character === '\r') break;
  }
  return at;
}

/** What is between the quotation marks at a place, after spaces; doubled ones are one. Undefined where there are none. */
function scanQuoted(text: string, at: number): { value: string; end: number } | 'open' | undefined {
  let from = at;
  while (text[from] === ' ') from += 1;
  if (text[from] !== '"') return undefined;
  from += 1;
  let value = '';
  for (;;) {
    const close = text.indexOf('"', from);
    if (close < 0) return 'open';
    value += text.slice(from, close);
    if (text[close + 1] !== '"') return { value: value.replace(/\r\n?/g, '\n'), end: close + 1 };
    value += '"';
    from = close + 2;
  }
}

const countLines = (text: string): number => text.match(/\r\n?|\n/g)?.length ?? 0;
