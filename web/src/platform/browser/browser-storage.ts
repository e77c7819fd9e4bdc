/** One of the browser's two storages. Where the browser keeps nothing (full, forbidden) nothing here throws. */
export type BrowserStorage = {
  read(key: string): string | null;
  /** Whether the value is kept. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  listKeys(prefix: string): string[];
};

/** Kept until it is removed, and shared by the browser's windows. */
export const browserStorage = createStorage('localStorage');

/** Kept for as long as the tab lives. */
export const tabStorage = createStorage('sessionStorage');

function createStorage(name: 'localStorage' | 'sessionStorage'): BrowserStorage {
  /** Reading the property itself throws where storage is forbidden. */
  function attempt<Result>(act: (storage: Storage) => Result, otherwise: Result): Result {
    try {
      return act(window[name]);
    } catch {
      return otherwise;
    }
  }
  return {
    read: (key) => attempt((storage) => storage.getItem(key), null),
    write: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    listKeys: (prefix) =>
      attempt((storage) => Object.keys(storage).filter((key) => key.startsWith(prefix)), []),
  };
}
