import { afterEach, beforeEach } from 'vitest';
import { consumeLogLines } from './test-log.ts';

// An answer of 500 or a row that stayed says nothing of its cause.
beforeEach(() => void consumeLogLines());
afterEach(({ task }) => {
  const lines = consumeLogLines();
  if (task.result?.state === 'fail' && lines.length > 0)
    console.error(`The server's log during "${task.name}":\n${lines.join('')}`);
});
