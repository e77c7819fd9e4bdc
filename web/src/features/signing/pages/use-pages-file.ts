import { useEffect, useState } from 'react';
import type { PagesFile } from './pdf-pages.ts';

/** Opens the pages of a document with PDF.js, which is loaded only now. `tries` opens them again when it grows. */
export function usePagesFile(
  address: string,
  tries: number,
): { file: PagesFile | undefined; hasFailed: boolean } {
  const [state, setState] = useState<{ file?: PagesFile; failedTry?: number }>({});
  useEffect(() => {
    let isOpen = true;
    let opening: PagesFile | undefined;
    async function open() {
      const { loadPdfPages } = await import('./pdf-pages.ts');
      if (!isOpen) return;
      opening = loadPdfPages(address);
      await opening.opened;
      if (isOpen) setState({ file: opening });
    }
    open().catch(() => isOpen && setState({ failedTry: tries }));
    return () => {
      isOpen = false;
      opening?.close();
    };
  }, [address, tries]);
  return { file: state.file, hasFailed: state.failedTry === tries };
}
