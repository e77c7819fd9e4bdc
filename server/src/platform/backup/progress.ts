/** Shows progress at a terminal; without one, only what is reported at the end. */
export type BackupProgress = { note(where: string): void; end(): void };

const EVERY_MS = 250;

export function createProgress(stream: NodeJS.WriteStream = process.stderr): BackupProgress {
  let last = 0;
  return {
    note(where) {
      if (!stream.isTTY || performance.now() - last < EVERY_MS) return;
      last = performance.now();
      stream.write(`\r\x1b[K${where}`);
    },
    end() {
      if (stream.isTTY) stream.write('\r\x1b[K');
    },
  };
}

export const SILENT: BackupProgress = { note: () => undefined, end: () => undefined };
