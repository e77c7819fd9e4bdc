// The samples of deploy/monitoring against what the server exports and docs/operating.md says of it.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { root } from './project.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const listFigures = (text) => [...new Set(text.match(/porchlight_[a-z_]+(?<!_)/g))];
const withoutSuffix = (figure) => figure.replace(/_(count|sum|bucket)$/, '');

const exported = listFigures(read('server/src/platform/operation/metrics.ts'));
const [, table = ''] =
  /\| figure \| what it tells[^\n]*\n((?:\|.*\n)+)/.exec(read('docs/operating.md')) ?? [];
const alerts = read('deploy/monitoring/alerts.yaml');
const dashboard = JSON.parse(read('deploy/monitoring/grafana-dashboard.json'));
const queries = dashboard.panels.flatMap((panel) => panel.targets.map((target) => target.expr)).join('\n');

test.each([
  ['an alert', alerts],
  ['a panel', queries],
])('%s asks for figures that the server exports, and for all that the table names', (_what, text) => {
  const asked = listFigures(text).map(withoutSuffix);
  expect(exported).toEqual(expect.arrayContaining(asked));
  expect(asked).toEqual(expect.arrayContaining(listFigures(table)));
});

test('each alert says what is wrong, what to do and how urgent it is', () => {
  const rules = alerts.split(/^ {6}- alert: /m).slice(1);
  expect(rules.length).toBeGreaterThan(10);
  for (const rule of rules) {
    expect(rule).toMatch(/severity: (page|ticket)/);
    expect(rule).toMatch(/^ {10}summary: .*\.["']?$/m);
    expect(rule).toMatch(/^ {10}action: .*\.["']?$/m);
  }
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
describe.skipIf(!hasPromtool)('Prometheus', () => {
  test('takes the rules, and they fire when they should', () => {
    const folder = mkdtempSync(join(tmpdir(), 'porchlight-rules-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'alerts.yaml'), alerts);
    writeFileSync(join(folder, 'test.yaml'), RULE_TEST);
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', join(folder, 'test.yaml')]);
    expect([status, `${stdout}${stderr}`]).toEqual([0, expect.stringContaining('SUCCESS')]);
  });
});

/** Twenty quiet minutes, then trouble: https://prometheus.io/docs/prometheus/latest/configuration/unit_testing_rules/. */
const RULE_TEST = `
rule_files: [alerts.yaml]
evaluation_interval: 1m
tests:
  - interval: 1m
    input_series:
      - { series: 'porchlight_database_waiting{instance="a"}', values: '0x20 3x10' }
      - { series: 'porchlight_backlog{kind="emails"}', values: '0x20 0+50x40' }
      - { series: 'porchlight_backlog{kind="emails_dead"}', values: '2x20 3x40' }
      - { series: 'porchlight_job_lag_seconds{queue="date-reminders",schedule="hour"}', values: '0x20 3000+60x40' }
      - { series: 'porchlight_request_seconds_count{endpoint="documents.list",status="200"}', values: '0+600x60' }
      - { series: 'porchlight_request_seconds_count{endpoint="documents.list",status="500"}', values: '0x20 0+10x40' }
    alert_rule_test:
      - { alertname: PorchlightDatabaseWaiting, eval_time: 15m, exp_alerts: [] }
      - { alertname: PorchlightBacklog, eval_time: 15m, exp_alerts: [] }
      - { alertname: PorchlightJobLate, eval_time: 30m, exp_alerts: [] }
      - { alertname: PorchlightErrors, eval_time: 15m, exp_alerts: [] }
      - { alertname: PorchlightGivenUp, eval_time: 15m, exp_alerts: [] }
      - alertname: PorchlightDatabaseWaiting
        eval_time: 25m
        exp_alerts:
          - exp_labels: { severity: ticket, instance: a }
            exp_annotations:
              summary: Requests on a wait for a database connection.
              action: Look at slow queries first, then at DATABASE_POOL_SIZE.
      - alertname: PorchlightBacklog
        eval_time: 50m
        exp_alerts:
          - exp_labels: { severity: page, kind: emails }
            exp_annotations:
              summary: What waits (emails) has grown for ten minutes.
              action: Look at the mail server for emails, at the receivers for webhooks, at "a job failed" in the log for jobs.
      - alertname: PorchlightJobLate
        eval_time: 45m
        exp_alerts:
          - exp_labels: { severity: page, queue: date-reminders, schedule: hour }
            exp_annotations:
              summary: The job date-reminders, of each hour, has been due for 4440 s.
              action: Look for "a job failed" with this queue in the log, then whether any process runs; the next run makes up for what was missed.
      - alertname: PorchlightGivenUp
        eval_time: 25m
        exp_alerts:
          - exp_labels: { severity: ticket, kind: emails_dead }
            exp_annotations:
              summary: Something was given up for good (emails_dead).
              action: Emails are at /staff/mail, with the reason; failed jobs are in the log.
      - alertname: PorchlightErrors
        eval_time: 40m
        exp_alerts:
          - exp_labels: { severity: page, endpoint: documents.list }
            exp_annotations:
              summary: More than 1 in 1,000 requests to documents.list fail.
              action: Find "request failed" in the log; its request id is what the buyer sees.
`;
