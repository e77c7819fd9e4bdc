import type { ServerResponse } from 'node:http';
import type { SecurityPolicy, SiteText } from '@porchlight/domain/site/site.ts';
import type { HeaderSets } from '../response-headers.ts';
import {
  SECURITY_POLICY_PATH,
  SECURITY_TXT_PATH,
  writeSecurityPolicy,
  writeSecurityTxt,
} from '../security-txt.ts';

const SETTINGS_PATH = '/portal/settings/security';

/**
 * Answers the addresses where others look for what every site keeps in the same place: the public signing keys (RFC 7517
 * and 8414), where a password is changed (W3C), where passkeys are added and managed (W3C), and where a weakness is reported (RFC
 * 9116). False for any other path.
 */
export function prepareWellKnown(options: {
  signingJwk: Record<string, string>;
  baseUrl: string;
  headers: HeaderSets;
  site: SiteText;
  securityPolicy: SecurityPolicy;
  now(): Date;
}): (outgoing: ServerResponse, path: string) => boolean {
  const { signingJwk, baseUrl, headers, site, securityPolicy, now } = options;
  const settings = `${baseUrl}${SETTINGS_PATH}`;
  const json = 'application/json';
  const text = 'text/plain; charset=utf-8';
  const bodies = new Map<string, { type: string; write(): string }>([
    ['/.well-known/jwks.json', { type: json, write: () => JSON.stringify({ keys: [signingJwk] }) }],
    [
      '/.well-known/passkey-endpoints',
      { type: json, write: () => JSON.stringify({ enroll: settings, manage: settings }) },
    ],
    [SECURITY_TXT_PATH, { type: text, write: () => writeSecurityTxt(site, baseUrl, now()) }],
    [SECURITY_POLICY_PATH, { type: text, write: () => writeSecurityPolicy(securityPolicy) }],
  ]);
  const kept = { ...headers.api, 'cache-control': 'public, max-age=3600' };
  return (outgoing, path) => {
    if (path === '/.well-known/change-password') {
      outgoing.writeHead(302, { ...headers.elsewhere, location: SETTINGS_PATH }).end();
      return true;
    }
    const body = bodies.get(path);
    if (body === undefined) return false;
    outgoing.writeHead(200, { ...kept, 'content-type': body.type }).end(body.write());
    return true;
  };
}
