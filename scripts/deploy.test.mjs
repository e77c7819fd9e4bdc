// What the samples of deploy/, the Dockerfile and docs/operating.md say of one another. No test builds the image.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { root } from './project.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');

describe('compose.yaml', () => {
  const compose = read('compose.yaml');
  const findAddress = (service) =>
    new RegExp(`^  ${service}:\\n(?:    .*\\n)*?    networks:.*ipv4_address: ([\\d.]+)`, 'm').exec(
      compose,
    )?.[1];

  test('sends requests to addresses that a server which is replaced has again', () => {
    const addresses = new Set(
      [...readServers(compose).matchAll(/server ([\d.]+):3000 /g)].map(([, at]) => at),
    );
    expect([...addresses]).toEqual([findAddress('server-1'), findAddress('server-2')]);
  });

  test('gives the passphrase of backups to the service that writes them alone, whose script a shell reads', () => {
    expect(/^x-server:[\s\S]*?^services:/m.exec(compose)?.[0]).toContain('BACKUP_PASSPHRASE: ""');
    const [service = ''] = /^ {2}backup:\n(?: {4}.*\n|\n)*/m.exec(compose) ?? [];
    expect(service).toMatch(
      /environment: \{ <<: \*environment, BACKUP_PASSPHRASE: "\$\{BACKUP_PASSPHRASE:\?/,
    );
    const [, lines = ''] = /- \|\n((?: {8}.*\n)+)/.exec(service) ?? [];
    const script = lines.replaceAll('$$', '$');
    expect(spawnSync('sh', ['-n', '-c', script]).status).toBe(0);
    const night = /sleep (\$\(\(.*\)\))\n/.exec(script)?.[1].replace('$(date +%s)', '$1');
    const wait = (now) => Number(spawnSync('sh', ['-c', `echo ${night}`, 'sh', String(now)]).stdout);
    expect([0, 899, 900, 901, 86_399].map(wait)).toEqual([900, 1, 86_400, 86_399, 901]);
  });

  test('believes the proxy alone of whom a request is', () => {
    expect(/TRUSTED_PROXIES: (\S+)/.exec(compose)?.[1]).toBe(findAddress('nginx') ?? 'an address that stays');
  });
});

test('every script that the Dockerfile copies finds the scripts that it imports', () => {
  const stages = read('Dockerfile')
    .split(/^FROM /m)
    .slice(1);
  const copied = stages.map((stage) =>
    [...stage.matchAll(/^COPY ((?:scripts\/\S+ )+)(scripts\/\S*)$/gm)].flatMap(([, from, to]) =>
      from
        .trim()
        .split(' ')
        .map((path) => [path, `${to.replace(/\/$/, '')}/${basename(path)}`]),
    ),
  );
  expect(copied.flat().length).toBeGreaterThan(4);
  for (const files of copied) {
    const there = files.map(([, to]) => to);
    for (const [from, to] of files)
      for (const [, path] of read(from).matchAll(/from '(\.[^']+)'/g))
        expect(there, from).toContain(join(dirname(to), path));
  }
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

  test('has a process started that lives, and waits for the bucket alone', async () => {
    const [, line = ''] = /^ExecStartPost=\/bin\/sh -c '(.*)'$/m.exec(unit) ?? [];
    const folder = mkdtempSync(join(tmpdir(), 'porchlight-unit-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    // What the line waits between two questions is not what is tested.
    writeFileSync(join(folder, 'sleep'), '#!/bin/sh\n', { mode: 0o755 });
    const asked = { live: 0, ready: 0 };
    const server = createServer(({ url }, response) => {
      const what = url.endsWith('/live') ? 'live' : 'ready';
      asked[what] += 1;
      response.writeHead(what === 'live' ? 200 : 503).end();
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const waiting = spawn('/bin/sh', ['-c', line.replaceAll('%i', String(server.address().port))], {
      env: { PATH: `${folder}:${process.env.PATH}`, MAINPID: String(process.pid) },
    });
    onTestFinished(() => void waiting.kill());
    expect(await new Promise((resolve) => waiting.once('exit', resolve))).toBe(0);
    // Half a minute, five times a second.
    expect(asked).toEqual({ live: 150, ready: 150 });
  });

  test('gives a start the ten minutes that it may wait for its tables, and more', () => {
    expect(Number(/^TimeoutStartSec=(\d+)min$/m.exec(unit)?.[1])).toBeGreaterThan(10);
  });
});

test.each(['systemctl', 'docker'])(
  'a rolling restart with %s ends at the first process that does not start',
  (program) => {
    const lines = read('docs/operating.md').split('\n');
    const [line = ''] = lines.filter((each) => each.includes('; do ') && each.includes(program));
    const folder = mkdtempSync(join(tmpdir(), 'porchlight-rolling-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const starts = '*restart*|*up*) echo "$*"; exit 1';
    writeFileSync(join(folder, program), `#!/bin/sh\ncase "$*" in ${starts};; esac\n`, { mode: 0o755 });
    const { stdout } = spawnSync('/bin/sh', ['-c', line], { env: { PATH: folder }, encoding: 'utf8' });
    expect(stdout.trim().split('\n')).toEqual([expect.stringMatching(/3001|server-1/)]);
  },
);

test('one command fills in every secret of compose.yaml, and never replaces one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-env-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'deploy'));
  for (const name of ['make-env.sh', 'compose.env.example'])
    writeFileSync(join(folder, 'deploy', name), read(`deploy/${name}`));
  const fill = (...parameters) => {
    const { status, stderr } = spawnSync('/bin/sh', [join(folder, 'deploy/make-env.sh'), ...parameters]);
    expect([status, stderr.toString()]).toEqual([0, '']);
    return parseEnv(readFileSync(join(folder, '.env'), 'utf8'));
  };
  const smtp = 'smtps://porchlight:a&b@mail.example:465';
  const first = fill('https://homes.example', smtp);
  expect(first).toMatchObject({ BASE_URL: 'https://homes.example', SMTP_URL: smtp });
  expect(statSync(join(folder, '.env')).mode & 0o777).toBe(0o600);
  const needed = new Set(
    ['compose.yaml', 'compose.bucket.yaml'].flatMap((path) =>
      [...read(path).matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name),
    ),
  );
  expect(needed.size).toBe(8);
  for (const name of needed) expect([name, first[name]]).not.toContain('');
  expect(fill('https://other.example')).toEqual(first);
});

describe('the other samples of compose', () => {
  test('name the servers and the proxy by the addresses of compose.yaml', () => {
    const addresses = /TRUSTED_PROXIES: (\S+)/.exec(read('compose.yaml'))?.[1];
    const caddy = read('compose.caddy.yaml');
    expect(caddy).toContain(`ipv4_address: ${addresses}`);
    const named = readServers(read('compose.yaml')).match(/\d+\.\d+\.\d+\.\d+:3000/g);
    expect(caddy).toContain(`PORCHLIGHT_SERVERS: ${[...new Set(named)].join(' ')}`);
  });

  test('no image is without a version', () => {
    const images = ['compose.yaml', 'compose.bucket.yaml', 'compose.caddy.yaml', 'Dockerfile'].flatMap(
      (path) => [...read(path).matchAll(/^ *(?:image:|FROM) (\S+)/gm)].map(([, image]) => image),
    );
    expect(images.length).toBeGreaterThan(6);
    for (const image of images) expect(image).toMatch(/^[\w/-]+:(\d|\$\{PORCHLIGHT_VERSION:-\d)/);
  });

  test('the image, the package and the change log have one version', () => {
    const { version } = JSON.parse(read('package.json'));
    expect(JSON.parse(read('server/package.json')).version).toBe(version);
    for (const path of ['compose.yaml', 'Dockerfile', 'README.md'])
      for (const [, named] of read(path).matchAll(/(?:VERSION:-|VERSION=|porchlight:)(\d[\d.]*)/g))
        expect([path, named]).toEqual([path, version]);
    expect(/^## (\d\S*)/m.exec(read('CHANGELOG.md'))?.[1]).toBe(version);
  });
});

const hasNginx = spawnSync('nginx', ['-v'], { env: withSystemFolders() }).status === 0;
describe.skipIf(!hasNginx)('the sample of nginx', () => {
  let nginx;
  let folder;
  beforeAll(() => {
    // Nothing listens on port 1, so each request is answered with 502 and logged.
    nginx = startNginx(() => 'server 127.0.0.1:1;');
    folder = nginx.folder;
  });
  afterAll(() => nginx.stop());

  test('logs no secret that is in an address', async () => {
    for (const path of [
      '/login/reset?token=secret',
      '/calendar/secret.ics',
      '/api/staff/people?address=secret',
    ]) {
      await ask(join(folder, 'socket'), path);
      await ask(join(folder, 'redirect'), path);
    }
    const readLog = () => readFileSync(join(folder, 'access.log'), 'utf8');
    // A line is written after its answer was sent.
    await vi.waitFor(() => {
      expect(readLog().match(/^.* GET \S+ 502 /gm)).toHaveLength(3);
      expect(readLog().match(/^.* GET \S+ 308 /gm)).toHaveLength(3);
    }, 60_000);
    expect(readLog()).not.toContain('secret');
    expect(readFileSync(join(folder, 'error.log'), 'utf8')).not.toContain('secret');
  });

  test('leads from http to the same address under https, whatever is sent', async () => {
    for (const method of ['GET', 'POST']) {
      const { status, location } = await ask(join(folder, 'redirect'), '/portal/search?q=escrow', method);
      expect([status, location]).toEqual([308, 'https://homes.example/portal/search?q=escrow']);
    }
  });

  test('answers the challenge of a certificate authority on http', async () => {
    const challenges = join(folder, 'acme', '.well-known', 'acme-challenge');
    mkdirSync(challenges, { recursive: true });
    writeFileSync(join(challenges, 'token'), 'token.thumbprint');
    const address = '/.well-known/acme-challenge';
    expect(await ask(join(folder, 'redirect'), `${address}/token`)).toMatchObject({
      status: 200,
      body: 'token.thumbprint',
    });
    expect(await ask(join(folder, 'redirect'), `${address}/other`)).toMatchObject({ status: 404 });
  });
});

describe.skipIf(!hasNginx)('the sample of nginx, filled in as its head says,', () => {
  test('does not leave port 80 to the site that Debian installs', () => {
    const [, redirect = ''] =
      /PORCHLIGHT_REDIRECT='(.*)'/.exec(read('deploy/nginx/porchlight.conf.template')) ?? [];
    const folder = mkdtempSync(join(tmpdir(), 'porchlight-default-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const started = configureNginx(folder, {
      servers: 'server 127.0.0.1:1;',
      redirect: redirect.replace('80', `unix:${folder}/redirect`),
      more: `server { listen unix:${folder}/redirect default_server; server_name _; return 404; }`,
    })('-t');
    expect(started.stderr.toString()).toContain('a duplicate default server');
  });

  test.each(['/', '/api/events'])(
    'lets no caller choose the id or the trace of a request to %s',
    async (path) => {
      const nginx = startNginx((folder) => `server unix:${folder}/server;`);
      onTestFinished(() => nginx.stop());
      const seen = [];
      const server = createServer(({ headers }, response) => {
        seen.push(headers);
        response.end();
      });
      await new Promise((resolve) => server.listen(join(nginx.folder, 'server'), resolve));
      onTestFinished(() => void server.close());
      await ask(join(nginx.folder, 'socket'), path, 'GET', {
        'x-request-id': 'of-somebody-else',
        traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
        tracestate: 'vendor=1',
      });
      const [{ 'x-request-id': id, traceparent, tracestate }] = seen;
      expect([id, traceparent, tracestate]).toEqual([
        expect.stringMatching(/^[\da-f]{32}$/),
        undefined,
        undefined,
      ]);
      // The line is written once the answer is sent.
      await expect.poll(() => readFileSync(join(nginx.folder, 'access.log'), 'utf8')).toContain(id);
    },
  );
});

describe.skipIf(!hasNginx)('two servers behind nginx', () => {
  test.each(['compose.yaml', 'deploy/nginx/porchlight.conf.template'])(
    'as %s names them answer everything while one is restarted right after the other',
    async (path) => {
      const sockets = [];
      const nginx = startNginx((folder) =>
        readServers(read(path)).replaceAll(/[\d.]+:\d+/g, (address) => {
          const socket = join(folder, address);
          if (!sockets.includes(socket)) sockets.push(socket);
          return `unix:${socket}`;
        }),
      );
      onTestFinished(() => nginx.stop());
      expect(sockets).toHaveLength(2);
      const [first, second] = sockets;
      const work = async () => {
        const answers = [];
        while (answers.length < 6) answers.push((await ask(join(nginx.folder, 'socket'), '/')).status);
        return answers;
      };
      let other = await listen(second);
      // The first one is down, and nginx takes note of it. It comes back, and at once the other one goes.
      const answers = await work();
      const one = await listen(first);
      await other.stop();
      answers.push(...(await work()));
      other = await listen(second);
      await one.stop();
      answers.push(...(await work()));
      await other.stop();
      expect(answers).toEqual(Array(18).fill(200));
    },
  );
});

const hasCaddy = spawnSync('caddy', ['version'], { env: withSystemFolders() }).status === 0;
describe.skipIf(!hasCaddy)('two servers behind the sample of Caddy', () => {
  test('answer everything while one is restarted right after the other', async () => {
    const seen = [];
    const first = await reserveAddress();
    const second = await reserveAddress();
    const site = await reserveAddress();
    const caddy = await startCaddy(site, `${first.host} ${second.host}`);
    onTestFinished(() => caddy.stop());
    const work = async () => {
      const answers = [];
      while (answers.length < 6) {
        const answer = await fetch(`http://${site.host}/login/reset?token=secret`, {
          headers: { 'x-request-id': 'of-somebody-else', tracestate: 'vendor=1', connection: 'close' },
        });
        answers.push(answer.status);
      }
      return answers;
    };
    let other = await listen(second.port, seen);
    const answers = await work();
    const one = await listen(first.port, seen);
    await other.stop();
    answers.push(...(await work()));
    other = await listen(second.port, seen);
    await one.stop();
    answers.push(...(await work()));
    await other.stop();
    expect(answers).toEqual(Array(18).fill(200));
    for (const headers of seen) {
      expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
      expect(headers.tracestate).toBeUndefined();
    }
    expect((await fetch(`http://${site.host}/metrics`)).status).toBe(404);
    await expect.poll(() => caddy.readLog()).toContain('"/login/reset?"');
    expect(caddy.readLog()).not.toContain('secret');
  });
});

test('every variable of the sample of nginx is set by compose.yaml and named by the head of the sample', () => {
  const sample = read('deploy/nginx/porchlight.conf.template');
  const names = new Set([...sample.matchAll(/\$\{(PORCHLIGHT_\w+)\}/g)].map(([, name]) => name));
  expect(names).toContain('PORCHLIGHT_REDIRECT');
  const [, filled = ''] = /envsubst '(.*)'/.exec(sample) ?? [];
  expect(new Set(filled.split(' '))).toEqual(new Set([...names].map((name) => `$${name}`)));
  for (const name of names) expect(read('compose.yaml')).toMatch(new RegExp(`^      ${name}: `, 'm'));
});

/** What a sample has nginx send requests to. */
function readServers(sample) {
  return /PORCHLIGHT_SERVERS(?:: "|=')(.*)["']/.exec(sample)?.[1] ?? '';
}

/** The sample with the servers that `listServers` gives, on sockets in a folder of its own. */
function startNginx(listServers) {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-deploy-'));
  const nginx = configureNginx(folder, { servers: listServers(folder), redirect: `unix:${folder}/redirect` });
  expect(nginx().status).toBe(0);
  return {
    folder,
    stop() {
      nginx('-s', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Gives what runs nginx with the sample in a folder; `more` comes before it, as what a system has of its own. */
function configureNginx(folder, { servers, redirect, more = '' }) {
  const values = {
    PORCHLIGHT_SERVERS: servers,
    PORCHLIGHT_LISTEN: `unix:${folder}/socket`,
    PORCHLIGHT_TLS: '',
    PORCHLIGHT_REDIRECT: redirect,
    PORCHLIGHT_ACME: `${folder}/acme`,
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
     fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi; ${more} ${sample} }`,
  );
  return (...parameters) =>
    spawnSync('nginx', ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log'), ...parameters], {
      env: withSystemFolders(),
    });
}

/** Caddy with the sample, until it is stopped. */
async function startCaddy(site, servers) {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-caddy-'));
  const caddy = spawn(
    'caddy',
    ['run', '--adapter', 'caddyfile', '--config', join(root, 'deploy/caddy/Caddyfile')],
    {
      env: {
        ...withSystemFolders(),
        HOME: folder,
        PORCHLIGHT_SITE: `http://${site.host}`,
        PORCHLIGHT_SERVERS: servers,
      },
    },
  );
  let log = '';
  for (const stream of [caddy.stdout, caddy.stderr]) stream.on('data', (data) => (log += data));
  const stop = () => {
    caddy.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  await expect.poll(() => log, { timeout: 10_000 }).toContain('serving initial configuration');
  return { stop, readLog: () => log };
}

/** An address on this machine that was free a moment ago. */
async function reserveAddress() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return { port, host: `127.0.0.1:${port}` };
}

/** A server that answers 200 on a socket or port until it is stopped, which closes what is open as well. */
async function listen(socket, seen = []) {
  const server = createServer(({ headers }, response) => {
    seen.push(headers);
    response.end();
  });
  await new Promise((resolve) => server.listen(socket, resolve));
  return {
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Where systems keep what their administrator starts. */
function withSystemFolders() {
  return { PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };
}

/** Asks as a browser at https://homes.example would that came from a page with a token in its address. */
function ask(socketPath, path, method = 'GET', more = {}) {
  const headers = { host: 'homes.example', referer: 'https://homes.example/?token=secret', ...more };
  return new Promise((resolve, reject) => {
    request({ socketPath, path, method, headers }, async (response) => {
      const body = (await response.toArray()).join('');
      resolve({ status: response.statusCode, location: response.headers.location, body });
    })
      .on('error', reject)
      .end();
  });
}
