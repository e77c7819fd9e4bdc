import { useState } from 'react';
import { browserStorage } from '../platform/choices/browser-storage.ts';

/** Which columns of a table this browser hides, by their ids; kept under the table's name. */
export function useHiddenColumns(table: string, usual: readonly string[]) {
  const key = `porchlight.console.columns.${table}`;
  const [hidden, setHidden] = useState<readonly string[]>(
    () => browserStorage.read(key)?.split(' ').filter(Boolean) ?? usual,
  );
  function show(column: string, isShown: boolean) {
    const others = hidden.filter((id) => id !== column);
    const next = isShown ? others : [...others, column];
    setHidden(next);
    browserStorage.write(key, next.join(' '));
  }
  return { hidden, show };
}
