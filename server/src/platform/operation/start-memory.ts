import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const AFTER_START_MS = 5_000;

/**
 * A start leaves room behind that only it needed, a tenth of what the process holds, and the engine gives none of it back by
 * itself. Collects once, when the start is over, unless `isBusy` then: that stops everything for a tenth of a second.
 */
export function giveBackStartMemory(isBusy: () => boolean): void {
  setTimeout(() => {
    if (isBusy()) return;
    setFlagsFromString('--expose-gc');
    const collect: (options: object) => void = runInNewContext('gc');
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  }, AFTER_START_MS).unref();
}
