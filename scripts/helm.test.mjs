// The chart of deploy/helm against the product, the other samples of deploy/, and itself.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { root } from './project.mjs';

const chart = join(root, 'deploy/helm/porchlight');
const read = (path) => readFileSync(join(root, path), 'utf8');
const readChart = (path) => readFileSync(join(chart, path), 'utf8');
const values = readChart('values.yaml');
const templates = Object.fromEntries(
  readdirSync(join(chart, 'templates')).map((name) => [name, readChart(`templates/${name}`)]),
);
const all = Object.values(templates).join('\n');

test.each([
  ['alerts.yaml', 'deploy/monitoring/alerts.yaml'],
  ['porchlight.conf.template', 'deploy/nginx/porchlight.conf.template'],
  ['pgbouncer.ini', 'deploy/pgbouncer/pgbouncer.ini'],
])('%s of the chart is a copy of the sample', (name, sample) => {
  // A chart reads nothing outside its folder, and a symbolic link is lost where a clone has none.
  expect(readChart(`files/${name}`)).toBe(read(sample));
  expect(all).toContain(`.Files.Get "files/${name}"`);
});

describe('the environment that the chart sets', () => {
  const known = new Set(
    ['config.ts'].flatMap((file) =>
      [...read(`server/src/${file}`).matchAll(/\bread\(\s*'(\w+)'/g)].map(([, name]) => name),
    ),
  );
  const environment =
    /\{\{- define "porchlight\.environment" -\}\}\n(.*?)\n\{\{- end \}\}\n\n/s.exec(all)?.[1] ?? '';
  const [, given = ''] = /^environment:\n((?: {2}.*\n)+)/m.exec(values) ?? [];
  const lists = [...values.matchAll(/^ {2}(?:required|optional): \[(.*)\]$/gm)].flatMap(([, names]) =>
    names.split(', '),
  );
  const names = [
    ...[...environment.matchAll(/^- name: ([A-Z]\w+)$/gm)].map(([, name]) => name),
    ...[...given.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name),
    ...[...templates['backup.yaml'].matchAll(/- name: ([A-Z]\w+)$/gm)].map(([, name]) => name),
    ...lists,
  ];

  test('is read by the product', () => {
    expect(names).toEqual(
      expect.arrayContaining(['DATABASE_DIRECT_URL', 'FILE_KEY', 'TRUSTED_PROXIES', 'BACKUP_PASSPHRASE']),
    );
    // The password becomes part of each address.
    expect(names.filter((name) => name !== 'POSTGRES_PASSWORD' && !known.has(name))).toEqual([]);
  });

  test('has its secrets filled in by deploy/make-env.sh', () => {
    const needed = [
      'POSTGRES_PASSWORD',
      'BACKUP_PASSPHRASE',
      .../required: \[(.*)\]/.exec(values)[1].split(', '),
    ];
    for (const name of needed)
      expect(read('deploy/compose.env.example')).toMatch(new RegExp(`^${name}=$`, 'm'));
  });

  test('gives nginx what its sample asks for', () => {
    const asked = read('deploy/nginx/porchlight.conf.template').matchAll(/\$\{(PORCHLIGHT_\w+)\}/g);
    for (const [, name] of asked) expect(templates['nginx.yaml']).toContain(`- { name: ${name}, value: `);
  });
});

describe('a process of the chart', () => {
  const server = templates['server.yaml'];
  const image = read('Dockerfile');

  test('is asked by the addresses and ports that it has', () => {
    const paths = [...server.matchAll(/path: (\/api\S+?),/g)].map(([, path]) => path);
    expect(new Set(paths)).toEqual(new Set(['/api/health/live', '/api/health/ready']));
    for (const path of paths)
      expect(read('domain/src/kernel/health/health.contract.ts')).toContain(
        `path: '${path.replace('/api', '')}'`,
      );
    const [, port] = /\bPORT=(\d+)/.exec(image);
    expect(server).toContain(`{ name: http, containerPort: ${port} }`);
    expect(templates['nginx.yaml']).toContain(`"%s-server:${port}"`);
    const [, metrics] = /- name: METRICS_PORT\n {2}value: "(\d+)"/.exec(all);
    expect(server).toContain(`{ name: metrics, containerPort: ${metrics} }`);
  });

  test('has the time to stop that the product takes', () => {
    expect(values).toMatch(/^ {2}drainSeconds: 30$/m);
    expect(server).toContain('add .Values.server.drainSeconds 15 .Values.server.leaveSeconds');
    expect(all).toMatch(
      /- name: DRAIN_SECONDS\n {2}value: \{\{ \.Values\.server\.drainSeconds \| quote \}\}/,
    );
    expect(server).toContain('maxUnavailable: 0');
  });

  test('runs as the user of the image, and writes to its folders alone', () => {
    // `node` of Node's own images.
    expect(image).toMatch(/^USER node$/m);
    expect(server).toContain('"porchlight.podSecurity" 1000');
    const [, folder] = /^VOLUME (\S+)$/m.exec(image);
    expect(templates['_names.tpl']).toContain(`{ name: data, mountPath: ${folder} }`);
    expect(all.match(/"porchlight\.containerSecurity" \./g)).toHaveLength(4);
  });

  test('runs programs that are in the image', () => {
    const programs = [...all.matchAll(/node (server\/src\/\S+)/g)].map(([, path]) => path);
    expect(programs).toContain('server/src/backup.ts');
    for (const path of programs) expect([path, existsSync(join(root, path))]).toEqual([path, true]);
  });
});

test('backups are kept for as many days as in docs/backups.md', () => {
  const [, minutes] = /-mmin \+(\d+) -delete/.exec(read('docs/backups.md'));
  expect(values).toMatch(new RegExp(`^ {2}keepDays: ${minutes / 1440}$`, 'm'));
  // In minutes: find's days are whole ones, so that +30 of them are 31, and with a run a night 32.
  expect(templates['backup.yaml']).toContain('-mmin +{{ mul .Values.backup.keepDays 1440 }} -delete');
});

test('a second try of the backup is made only where it could end otherwise', () => {
  const [, codes = ''] =
    /FailJob, .* operator: In, values: \[(.*?)\] \}/.exec(templates['backup.yaml']) ?? [];
  const [, usage, filesMissing] =
    /usage: (\d+),\s+filesMissing: (\d+)/.exec(read('server/src/backup-command.ts')) ?? [];
  expect(codes.split(', ')).toEqual([usage, filesMissing]);
  // Kubernetes refuses the rule otherwise.
  expect(templates['backup.yaml']).toContain('restartPolicy: Never');
});

test('PgBouncer is led to the database by the line of the sample that says where it is', () => {
  const [, replaced = ''] = /replace "(.*?)" \$place/.exec(templates['pgbouncer.yaml']) ?? [];
  expect(read('deploy/pgbouncer/pgbouncer.ini').split(replaced)).toHaveLength(2);
  expect(read('deploy/pgbouncer/pgbouncer.ini')).toMatch(/^pool_mode = transaction$/m);
});

test('the version is that of the product, and every image has one', () => {
  const { version } = JSON.parse(read('package.json'));
  expect(readChart('Chart.yaml')).toContain(`appVersion: "${version}"`);
  for (const [, image] of values.matchAll(/^ {2}image: (\S+)$/gm))
    expect(image).toMatch(/^[\w/-]+:v?\d[\w.-]+$/);
});

const hasHelm = spawnSync('helm', ['version']).status === 0;
describe.skipIf(!hasHelm)('Helm', () => {
  const render = (given) => {
    const folder = mkdtempSync(join(tmpdir(), 'porchlight-helm-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'values.json'), JSON.stringify(given));
    return spawnSync('helm', ['template', 'homes', chart, '-f', join(folder, 'values.json')], {
      encoding: 'utf8',
    });
  };
  const needed = {
    host: 'homes.example',
    environment: { TRUSTED_PROXIES: '10.0.0.0/8', S3_BUCKET: 'documents', S3_REGION: 'us-east-1' },
    database: { host: 'db.example' },
    backup: { claimName: 'backups' },
  };

  test('renders the chart with what has to be given', () => {
    const { status, stdout, stderr } = render(needed);
    expect([status, stderr.replaceAll(/.*found symbolic link.*\n/g, '')]).toEqual([0, '']);
    for (const said of [
      'terminationGracePeriodSeconds: 50',
      'value: "postgresql://porchlight:$(POSTGRES_PASSWORD)@homes-pgbouncer:6432/porchlight"',
      'value: "postgresql://porchlight:$(POSTGRES_PASSWORD)@db.example:5432/porchlight"',
      'porchlight = host=db.example port=5432 dbname=porchlight connect_query',
      'value: "https://homes.example"',
      'value: "server homes-server:3000 max_fails=0; server homes-server:3000 max_fails=0 backup;"',
      'kind: ServiceMonitor',
      'kind: PodDisruptionBudget',
      '-mmin +43200 -delete',
    ])
      expect(stdout).toContain(said);
    for (const line of read('deploy/monitoring/alerts.yaml').split('\n')) expect(stdout).toContain(line);
    expect(stdout).not.toContain('kind: NetworkPolicy');
  });

  test('reads from a standby where one is given', () => {
    const { stdout } = render({
      ...needed,
      database: { host: 'db.example', replicaHost: 'standby.example' },
    });
    expect(stdout).toMatch(
      /- name: DATABASE_REPLICA_URL\n +value: "postgresql:\S+@standby\.example:5432\/porchlight"/,
    );
  });

  test.each([
    ['host', { ...needed, host: '' }],
    ['database.host', { ...needed, database: {} }],
    ['backup.claimName', { ...needed, backup: {} }],
    ['environment.TRUSTED_PROXIES', { ...needed, environment: { S3_BUCKET: 'documents' } }],
    [
      'environment.S3_BUCKET or files.claimName',
      { ...needed, environment: { TRUSTED_PROXIES: '10.0.0.0/8' } },
    ],
  ])('refuses the chart without %s', (name, given) => {
    const { status, stderr } = render(given);
    expect(status).not.toBe(0);
    expect(stderr).toContain(`${name}: `);
  });
});
