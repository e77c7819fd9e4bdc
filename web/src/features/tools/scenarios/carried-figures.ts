import type { ToolId } from '@porchlight/domain/tools/tool-pages.ts';
import { tabStorage } from '../../../platform/browser/browser-storage.ts';

/**
 * The figures in a calculator's form when its reader went to sign in, as a link's fragment. It waits in this tab alone: in the address of
 * the sign-in page it would be sent to the server.
 */
const PREFIX = 'carried-figures:';

export function carryFigures(tool: ToolId, fragment: string): void {
  tabStorage.write(PREFIX + tool, fragment);
}

/** What was carried over, once. */
export function consumeFigures(tool: ToolId): string | null {
  const fragment = tabStorage.read(PREFIX + tool);
  tabStorage.remove(PREFIX + tool);
  return fragment;
}
