import type { SecurityPolicy, SiteText } from '@porchlight/domain/site/site.ts';

export const SECURITY_TXT_PATH = '/.well-known/security.txt';
export const SECURITY_POLICY_PATH = '/.well-known/security-policy.txt';

/** A year at most (RFC 9116 2.5.5); what the server says is true for as long as it says so, so each day moves it on. */
const VALID_DAYS = 180;
const DAY_MS = 86_400_000;

/** Where to report a weakness (RFC 9116): the operator's address for help, and the policy as this server has it. */
export function formatSecurityTxt({ email }: Pick<SiteText, 'email'>, baseUrl: string, now: Date): string {
  const expires = new Date((Math.floor(now.getTime() / DAY_MS) + VALID_DAYS) * DAY_MS);
  return [
    `Contact: mailto:${encodeURI(email.address)}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${baseUrl}${SECURITY_TXT_PATH}`,
    `Policy: ${baseUrl}${SECURITY_POLICY_PATH}`,
    '',
  ].join('\n');
}

export function formatSecurityPolicy({ title, paragraphs }: SecurityPolicy): string {
  return `${[title, ...paragraphs].join('\n\n')}\n`;
}
