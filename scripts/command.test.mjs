import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commands } from './commands.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

test('every script of package.json is a command, and every command a script', () => {
  expect(Object.keys(commands).sort()).toEqual(Object.keys(scripts).sort());
  for (const [name, line] of Object.entries(scripts)) expect(line).toBe(`node scripts/command.mjs ${name}`);
});

test('what carries a command out is there', () => {
  for (const { script, program } of Object.values(commands)) {
    if (script) expect(existsSync(join(root, 'scripts', script)), script).toBe(true);
    if (program) expect(existsSync(join(root, program)), program).toBe(true);
  }
});

describe('where nothing is installed', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'porchlight-help-'));
    mkdirSync(join(folder, 'scripts'));
    for (const name of ['command.mjs', 'commands.mjs'])
      cpSync(join(root, 'scripts', name), join(folder, 'scripts', name));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const call = (...given) =>
    spawnSync(process.execPath, ['scripts/command.mjs', ...given], { cwd: folder, encoding: 'utf8' });

  test.each(Object.keys(commands))(
    'npm run %s -- --help says what it does and takes, and does nothing',
    (name) => {
      const { status, stdout, stderr } = call(name, '--help');
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      const [first, does, ...takes] = stdout.trimEnd().split('\n');
      expect(first).toMatch(/^npm (run )?[a-z]/);
      expect(does).toBe(commands[name].does);
      expect(takes).toHaveLength(commands[name].takes?.length ?? 0);
    },
  );

  test('npm run help lists every command', () => {
    const { status, stdout } = call('help');
    expect(status).toBe(0);
    for (const [name, { does }] of Object.entries(commands)) {
      expect(stdout).toContain(`  ${name} `);
      expect(stdout).toContain(does);
    }
  });

  test('a command that does not exist is refused', () => {
    const { status, stderr } = call('begin');
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: 'There is no command begin. npm run help lists them.\n',
    });
  });
});
