import { isDigit, isRegular, isWhite, toLatin1, unescapeName } from './characters.ts';
import { type IndirectObject, type PdfDictionary, PdfSyntaxError, type PdfValue } from './pdf-objects.ts';

const DEEPEST = 100;
const MAX_DIGITS = 15;
const ESCAPED: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Reads a file's bytes by the letter: nothing is repaired, because what one reader repairs another shows differently. */
export class SyntaxReader {
  readonly bytes: Uint8Array;
  position: number;
  readonly #end: number;
  readonly #repairsStrings: boolean;

  /**
   * `repairsStrings`: for a piece of a file, where what may be meant matters. A string without an end goes as far as the bytes, and in a
   * hexadecimal one whatever is no digit is passed over.
   */
  constructor(bytes: Uint8Array, position = 0, end = bytes.length, { repairsStrings = false } = {}) {
    this.bytes = bytes;
    this.position = position;
    this.#repairsStrings = repairsStrings;
    this.#end = Math.min(end, bytes.length);
    if (!Number.isSafeInteger(position) || position < 0 || position > this.#end)
      throw new PdfSyntaxError('A place outside of the file.');
  }

  get isAtEnd(): boolean {
    return this.position >= this.#end;
  }

  /** Past white space, and past comments unless they matter. */
  skipSpace({ comments = true } = {}): void {
    while (!this.isAtEnd) {
      const byte = this.#peek();
      if (isWhite(byte)) this.position += 1;
      else if (byte === 0x25 && comments) this.#skipLine();
      else return;
    }
  }

  /** Whether these signs are here; if so, goes past them. */
  take(signs: string): boolean {
    if (this.position + signs.length > this.#end) return false;
    for (let place = 0; place < signs.length; place += 1)
      if (this.bytes[this.position + place] !== signs.charCodeAt(place)) return false;
    this.position += signs.length;
    return true;
  }

  expect(signs: string): void {
    if (!this.take(signs)) throw new PdfSyntaxError(`${signs} is missing at ${this.position}.`);
  }

  /** Past white space alone, so many bytes of it at most; gives how many there were. */
  takeWhite(most = Number.POSITIVE_INFINITY): number {
    const start = this.position;
    while (!this.isAtEnd && this.position - start < most && isWhite(this.#peek())) this.position += 1;
    return this.position - start;
  }

  /** A whole number of digits alone, of fifteen at most, or nothing, and then nothing is read. */
  takeDigits(): number | undefined {
    const start = this.position;
    let number = 0;
    for (; !this.isAtEnd && isDigit(this.#peek()); this.position += 1)
      number = number * 10 + this.#peek() - 0x30;
    const length = this.position - start;
    if (length > 0 && length <= MAX_DIGITS) return number;
    this.position = start;
    return undefined;
  }

  expectDigits(): number {
    this.skipSpace();
    const number = this.takeDigits();
    if (number === undefined) throw new PdfSyntaxError(`A number is missing at ${this.position}.`);
    return number;
  }

  getReadingValue(depth = 0): PdfValue {
    if (depth > DEEPEST) throw new PdfSyntaxError('Values lie too deep within each other.');
    this.skipSpace();
    const start = this.position;
    if (this.take('<<')) return this.#readDictionary(start, depth);
    if (this.take('<')) return this.#readHexString(start);
    if (this.take('(')) return this.#readString(start);
    if (this.take('[')) return this.#readArray(start, depth);
    if (this.take('/')) return { kind: 'name', value: this.#getPdfName(), start, end: this.position };
    return this.#readReference(start) ?? this.#readWord(start);
  }

  /** `7 0 obj`; `start`: of its first digit. */
  readHead(): { object: number; generation: number; start: number } {
    this.skipSpace();
    const start = this.position;
    const object = this.expectDigits();
    const generation = this.expectDigits();
    this.skipSpace();
    this.expect('obj');
    return { object, generation, start };
  }

  /** `7 0 obj … endobj`; `lengthOf` answers for a stream's length in another object. */
  readObject(lengthOf: (reference: { object: number; generation: number }) => number): IndirectObject {
    const { object, generation, start } = this.readHead();
    const value = this.getReadingValue();
    this.skipSpace();
    let stream: { start: number; end: number } | undefined;
    if (value.kind === 'dictionary' && this.take('stream')) {
      if (!this.take('\r\n')) this.expect('\n');
      stream = { start: this.position, end: this.position + readLength(value, lengthOf) };
      if (stream.end > this.#end) throw new PdfSyntaxError('A stream is longer than the file.');
      this.position = stream.end;
      this.skipSpace({ comments: false });
      this.expect('endstream');
      this.skipSpace();
    }
    this.expect('endobj');
    return { object, generation, start, end: this.position, value, ...(stream && { stream }) };
  }

  #readDictionary(start: number, depth: number): PdfDictionary {
    const entries = new Map<string, PdfValue>();
    let repeats = false;
    for (;;) {
      this.skipSpace();
      if (this.take('>>')) return { kind: 'dictionary', entries, repeats, start, end: this.position };
      this.expect('/');
      const key = this.#getPdfName();
      repeats ||= entries.has(key);
      entries.set(key, this.getReadingValue(depth + 1));
    }
  }

  #readArray(start: number, depth: number): PdfValue {
    const items: PdfValue[] = [];
    for (;;) {
      this.skipSpace();
      if (this.take(']')) return { kind: 'array', items, start, end: this.position };
      items.push(this.getReadingValue(depth + 1));
    }
  }

  #readHexString(start: number): PdfValue {
    const found = this.bytes.indexOf(0x3e, this.position);
    const isEnded = found >= 0 && found < this.#end;
    if (!isEnded && !this.#repairsStrings) throw new PdfSyntaxError('A string has no end.');
    const close = isEnded ? found : this.#end;
    const written = toLatin1(this.bytes, this.position, close);
    const digits = this.#repairsStrings ? written.replace(/[^\da-fA-F]/g, '') : written;
    if (!/^[\da-fA-F\s]*$/.test(digits)) throw new PdfSyntaxError('A string is not hexadecimal.');
    this.position = isEnded ? close + 1 : close;
    return { kind: 'string', text: digits, isHex: true, start, end: this.position };
  }

  #readString(start: number): PdfValue {
    const parts: string[] = [];
    for (let open = 1; ; ) {
      if (this.isAtEnd) {
        if (this.#repairsStrings) break;
        throw new PdfSyntaxError('A string has no end.');
      }
      const sign = String.fromCharCode(this.#next());
      if (sign === '\\') {
        parts.push(this.#readEscape());
        continue;
      }
      if (sign === '(') open += 1;
      if (sign === ')') open -= 1;
      if (open === 0) break;
      parts.push(sign);
    }
    return { kind: 'string', text: parts.join(''), isHex: false, start, end: this.position };
  }

  #readEscape(): string {
    if (this.take('\r\n') || this.take('\n') || this.take('\r')) return '';
    const octal = /^[0-7]{1,3}/.exec(
      toLatin1(this.bytes, this.position, Math.min(this.position + 3, this.#end)),
    )?.[0];
    if (octal !== undefined) {
      this.position += octal.length;
      return String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
    }
    const sign = String.fromCharCode(this.#next());
    return ESCAPED[sign] ?? sign;
  }

  #getPdfName(): string {
    const start = this.position;
    while (!this.isAtEnd && isRegular(this.#peek())) this.position += 1;
    return unescapeName(toLatin1(this.bytes, start, this.position));
  }

  #readReference(start: number): PdfValue | undefined {
    const object = this.takeDigits();
    if (object !== undefined && !this.isAtEnd && isWhite(this.#peek())) {
      this.skipSpace();
      const generation = this.takeDigits();
      if (generation !== undefined && !this.isAtEnd && isWhite(this.#peek())) {
        this.skipSpace();
        if (this.take('R') && (this.isAtEnd || !isRegular(this.#peek())))
          return { kind: 'reference', object, generation, start, end: this.position };
      }
    }
    this.position = start;
    return undefined;
  }

  #readWord(start: number): PdfValue {
    while (!this.isAtEnd && isRegular(this.#peek())) this.position += 1;
    const end = this.position;
    const word = toLatin1(this.bytes, start, Math.min(end, start + 64));
    if (word === 'true' || word === 'false') return { kind: 'boolean', value: word === 'true', start, end };
    if (word === 'null') return { kind: 'null', start, end };
    if (/^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(word)) return { kind: 'number', value: Number(word), start, end };
    throw new PdfSyntaxError(`Nothing that a file may hold stands at ${start}.`);
  }

  #skipLine(): void {
    while (!this.isAtEnd && this.#peek() !== 10 && this.#peek() !== 13) this.position += 1;
  }

  #peek(): number {
    return this.bytes[this.position] ?? 0;
  }

  #next(): number {
    const byte = this.#peek();
    this.position += 1;
    return byte;
  }
}

function readLength(
  { entries }: PdfDictionary,
  lengthOf: (reference: { object: number; generation: number }) => number,
): number {
  const length = entries.get('Length');
  if (length?.kind === 'number' && Number.isSafeInteger(length.value) && length.value >= 0)
    return length.value;
  if (length?.kind === 'reference') return lengthOf(length);
  throw new PdfSyntaxError('A stream does not say how long it is.');
}
