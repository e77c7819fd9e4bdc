import type { ScenarioTool } from '@porchlight/domain/tools/saved-scenarios.ts';
import { tabStorage } from '../../platform/browser-storage.ts';

/**
 * What stood in a calculator's form when its reader went to sign in, as a link's fragment. It waits in this tab alone: in the address
 * of the sign-in page it would be sent to the server.
 */
const PREFIX = 'carried-figures:';

export function carryFigures(tool: ScenarioTool, fragment: string): void {
  tabStorage.write(PREFIX + tool, fragment);
}

/** What was carried over, once. */
export function takeFigures(tool: ScenarioTool): string | null {
  const fragment = tabStorage.read(PREFIX + tool);
  tabStorage.remove(PREFIX + tool);
  return fragment;
}
