// What the samples of deploy/, the Dockerfile and docs/operating.md say of one another. No test builds the image.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
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

const hasNginx = spawnSync('nginx', ['-v'], { env: withSystemFolders() }).status === 0;
test.skipIf(!hasNginx)('the sample of nginx logs no secret that stands in an address', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-deploy-'));
  const nginx = (...more) =>
    spawnSync('nginx', ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log'), ...more], {
      env: withSystemFolders(),
    });
  // Nothing listens on port 1, so each request is answered with 502 and logged.
  const values = {
    PORCHLIGHT_SERVERS: 'server 127.0.0.1:1;',
    PORCHLIGHT_LISTEN: `unix:${folder}/socket`,
    PORCHLIGHT_TLS: '',
    PORCHLIGHT_LOG: `${folder}/access.log porchlight`,
  };
  const sample = read('deploy/nginx/porchlight.conf.template').replace(
    /\$\{(PORCHLIGHT_\w+)\}/g,
    (_, name) => values[name],
  );
  const user = process.getuid() === 0 ? 'user root;' : '';
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${user} pid ${folder}/pid; events {} http { client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
     fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi; ${sample} }`,
  );
  expect(nginx().status).toBe(0);
  try {
    for (const path of [
      '/login/reset?token=secret',
      '/calendar/secret.ics',
      '/api/staff/people?address=secret',
    ])
      await ask(join(folder, 'socket'), path);
    const log = readFileSync(join(folder, 'access.log'), 'utf8');
    expect(log.match(/^.* GET \S+ 502 /gm)).toHaveLength(3);
    expect(log).not.toContain('secret');
  } finally {
    nginx('-s', 'stop');
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Where systems keep what their administrator starts. */
function withSystemFolders() {
  return { PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };
}

function ask(socketPath, path) {
  return new Promise((resolve, reject) => {
    request({ socketPath, path, headers: { referer: 'https://homes.example/?token=secret' } }, (response) =>
      response.resume().on('end', resolve),
    )
      .on('error', reject)
      .end();
  });
}
