// What the samples of deploy/, the Dockerfile and docs/operating.md say of one another. No test builds the image.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './project.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');

describe('compose.yaml', () => {
  const compose = read('compose.yaml');
  const findAddress = (service) =>
    new RegExp(`^  ${service}:\\n(?:    .*\\n)*?    networks:.*ipv4_address: ([\\d.]+)`, 'm').exec(
      compose,
    )?.[1];

  test('sends requests to addresses that a server which is replaced has again', () => {
    const [, servers = ''] = /PORCHLIGHT_SERVERS: "(.*)"/.exec(compose) ?? [];
    const addresses = [...servers.matchAll(/server ([\d.]+):3000 /g)].map(([, address]) => address);
    expect(addresses).toEqual([findAddress('server-1'), findAddress('server-2')]);
    expect(new Set(addresses).size).toBe(2);
  });

  test('believes the proxy alone of whom a request is', () => {
    expect(/TRUSTED_PROXIES: (\S+)/.exec(compose)?.[1]).toBe(findAddress('nginx') ?? 'an address that stays');
  });
});

test('every program that docs/operating.md runs in a container is in the image', () => {
  const programs = [...read('docs/operating.md').matchAll(/compose exec .*?node (\S+)/g)].map(
    ([, path]) => path,
  );
  expect(programs).toContain('server/src/staff-create.ts');
  expect(read('Dockerfile')).toMatch(/^COPY server server$/m);
  for (const path of programs) expect([path, existsSync(join(root, path))]).toEqual([path, true]);
});

describe('the unit of systemd', () => {
  const unit = read('deploy/systemd/porchlight@.service');

  test('runs the Node that npm installed, on any kind of processor', () => {
    const [, node = ''] = /^ExecStart=\/srv\/porchlight\/(\S+)/m.exec(unit) ?? [];
    expect(node).not.toMatch(/x64|arm64/);
    expect(existsSync(join(root, node))).toBe(true);
  });

  test('does not wait for the answer of a process that is gone', () => {
    const [, line = ''] = /^ExecStartPost=\/bin\/sh -c '(.*)'$/m.exec(unit) ?? [];
    const gone = spawnSync('/bin/true').pid;
    // Nothing listens on port 1.
    const waited = spawnSync('/bin/sh', ['-c', line.replaceAll('%i', '1')], {
      env: { PATH: process.env.PATH, MAINPID: String(gone) },
      timeout: 5_000,
    });
    expect([waited.status, waited.signal]).toEqual([1, null]);
  });
});
