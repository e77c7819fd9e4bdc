import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const start = (version) =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { requireNode } from ${JSON.stringify(new URL('./require-node.mjs', import.meta.url).href)};
       requireNode('npm run test:one -- PATH', '${version}');
       console.log('goes on');`,
    ],
    { encoding: 'utf8' },
  );

test('a Node that is too old ends the tool with one sentence', () => {
  const { status, stdout, stderr } = start('20.20.2');
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toBe(
    'This needs Node 24, and runs on Node 20.20.2: use npm run test:one -- PATH, which brings the right one.\n',
  );
});

test.each(['24.0.0', '26.10.0'])('on Node %s it goes on', (version) => {
  expect(start(version)).toMatchObject({ status: 0, stdout: 'goes on\n', stderr: '' });
});
