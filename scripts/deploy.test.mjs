// What compose.yaml says of one another. No test builds the image.
import { readFileSync } from 'node:fs';
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
