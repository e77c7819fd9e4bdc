/**
 * The pseudo-locale: every text in look-alike letters, in brackets and about a third longer, so that what stays in plain English on a
 * screen, or has no room, is seen. Dates and numbers are Japanese, whose months are no English words and whose figures read like ours.
 */
const LETTERS = new Map(
  [
    ...'aàbƀcçdđeéfƒgĝhĥiîjĵkķlļmɱnñoöpþqɋrŕsštţuûvṽwŵxẋyýzžAÀBɃCÇDĐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞQɊRŔSŠTŢUÛVṼWŴXẊYÝZŽ',
  ].flatMap((letter, place, all) => (place % 2 === 0 ? [[letter, all[place + 1] ?? letter] as const] : [])),
);

/** What is no text though it is a string: where something leads, by what it is found, when it was. */
const KEYS =
  /^(id|slug|href|to|key|path|url|address|version|tel|kind|type|icon|state|\w*(Id|Slug|Path|Url|On|At))$/;
const MACHINE =
  /^(\/|#|https?:|mailto:|tel:|[a-z\d]+([-_.:/][a-z\d]+)+$|[a-z]+([A-Z][a-z\d]*)+$|\d[\d-]*$|\S+@\S+$)/;

/** A text, or whatever holds texts, disguised. `name` is by what it is held. */
export function disguise<Value>(value: Value, name = ''): Value {
  return change(value, name, true) as Value;
}

function change(value: unknown, name: string, isAlone = false): unknown {
  if (name === 'locale') return 'ja-JP';
  if (typeof value === 'string') return isText(value, name, isAlone) ? write(value) : value;
  if (typeof value === 'function')
    return (...given: unknown[]) => change(value(...given.map(changeWrap)), name, true);
  if (Array.isArray(value)) return value.map((each) => change(each, name, isAlone));
  if (value instanceof Map) return new Map([...value].map(([key, each]) => [key, change(each, '')]));
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  // What React draws is a screen's part of a sentence.
  if ('$$typeof' in value) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, change(each, key)]));
}

/** What a screen makes of words, it makes of disguised ones. */
function changeWrap(given: unknown): unknown {
  return typeof given === 'function' ? (words: unknown) => given(change(words, '', true)) : given;
}

function isText(value: string, name: string, isAlone: boolean): boolean {
  if (KEYS.test(name) || MACHINE.test(value) || !/[A-Za-z]{2}/.test(value)) return false;
  return isAlone || /[A-Z\s]/.test(value);
}

function write(text: string): string {
  const letters = [...text].map((letter) => LETTERS.get(letter) ?? letter).join('');
  return `⟦${letters}${'·'.repeat(Math.ceil(text.length * 0.3))}⟧`;
}
