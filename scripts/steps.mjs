const QUIET_SECONDS = 10;

/**
 * Says what is being done, how far it is and how long it takes: on a terminal in one line that is rewritten each second, elsewhere in a
 * line now and then. `total` numbers the steps.
 */
export function createSteps({ total, output = process.stdout, now = () => performance.now() } = {}) {
  let number = 0;
  const writeLabel = (words) => {
    number += 1;
    return total === undefined ? words : `[${number}/${total}] ${words}`;
  };
  return {
    /**
     * Begins a step. `loadProgress` gives the progress whenever that is written; `shared` says that others write to the terminal meanwhile,
     * so that what is written there stays.
     */
    begin(doing, { loadProgress = () => '', shared = false } = {}) {
      const label = writeLabel(doing);
      const began = now();
      const rewrites = output.isTTY && !shared;
      const show = (line) => output.write(rewrites ? `\r\u001b[K${line}` : `${line}\n`);
      const describe = (progress) =>
        `${label}: ${[progress, formatSeconds(now() - began)].filter((part) => part !== '').join(', ')}`;
      show(`${label} ...`);
      const pause = rewrites ? 1 : QUIET_SECONDS;
      const timer = setInterval(() => show(describe(loadProgress())), pause * 1_000);
      return {
        end(result = loadProgress()) {
          clearInterval(timer);
          show(describe(result));
          if (rewrites) output.write('\n');
        },
        /** Without a word of its own: what went wrong is said elsewhere. */
        breakOff() {
          clearInterval(timer);
          if (rewrites) output.write('\r\u001b[K');
        },
      };
    },
    /** A step with nothing to do. */
    skip(words) {
      output.write(`${writeLabel(words)}\n`);
    },
  };
}

function formatSeconds(milliseconds) {
  if (milliseconds < 9_950) return `${(milliseconds / 1_000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1_000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
