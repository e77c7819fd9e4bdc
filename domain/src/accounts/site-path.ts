/** Any origin: only whether the parser stays on it counts. A name that no resolver answers (RFC 6761 6.4). */
const HERE = 'https://here.invalid';

/**
 * Whether an address is a path on this site for every reader of it: as it is, and with its percent escapes decoded as often as they can be,
 * because a router or proxy may. The URL parser of browsers reads back slashes as slashes and drops tabs and line breaks (WHATWG URL 4.4), so
 * that `/\host` and `/<tab>/host` lead to another host; `/.//host` does once someone takes its path alone.
 */
export function isSitePath(text: string): boolean {
  const decoded = decodeEscapes(text);
  return staysHere(text) && (decoded === text || isSitePath(decoded));
}

function staysHere(text: string): boolean {
  if (!text.startsWith('/') || !URL.canParse(text, HERE)) return false;
  const url = new URL(text, HERE);
  return url.origin === HERE && !url.pathname.startsWith('//');
}

/** Of ASCII alone, all that a host or its separators are made of; `decodeURIComponent` throws for a single `%`. */
function decodeEscapes(text: string): string {
  return text.replace(/%([0-7][\da-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
