type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether the reader has asked the browser to save data. */
export function savesData(): boolean {
  return readConnection().saveData === true;
}

/** Whether the connection can spare a megabyte. Where the browser says nothing about it, it is taken for a good one. */
export function hasRoom(): boolean {
  const { effectiveType } = readConnection();
  return !savesData() && (effectiveType === undefined || effectiveType === '4g');
}

function readConnection(): Connection {
  return 'connection' in navigator ? (navigator.connection as Connection) : {};
}
