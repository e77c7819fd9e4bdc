import type { ServerResponse } from 'node:http';
import type { HeaderSets } from './response-headers.ts';

const SETTINGS_PATH = '/portal/settings/security';

/**
 * Answers the addresses where others look for what every site keeps in the same place: the public signing keys (RFC 7517
 * and 8414), where a password is changed (W3C), and where passkeys are added and managed (W3C). False for any other path.
 */
export function prepareWellKnown(
  signingJwk: Record<string, string>,
  baseUrl: string,
  headers: HeaderSets,
): (outgoing: ServerResponse, path: string) => boolean {
  const settings = `${baseUrl}${SETTINGS_PATH}`;
  const bodies = new Map([
    ['/.well-known/jwks.json', JSON.stringify({ keys: [signingJwk] })],
    ['/.well-known/passkey-endpoints', JSON.stringify({ enroll: settings, manage: settings })],
  ]);
  const kept = {
    ...headers.api,
    'content-type': 'application/json',
    'cache-control': 'public, max-age=3600',
  };
  return (outgoing, path) => {
    if (path === '/.well-known/change-password') {
      outgoing.writeHead(302, { ...headers.elsewhere, location: SETTINGS_PATH }).end();
      return true;
    }
    const body = bodies.get(path);
    if (body === undefined) return false;
    outgoing.writeHead(200, kept).end(body);
    return true;
  };
}
