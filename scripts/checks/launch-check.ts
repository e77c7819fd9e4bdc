// Lists what is missing before this installation can be public: run with the environment it will run with.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { company } from '@porchlight/content/company.ts';
import { contactDetails } from '@porchlight/content/en/contact-details.ts';
import { disclosure } from '@porchlight/content/en/disclosure.ts';
import { landing } from '@porchlight/content/en/landing.ts';
import { legalPages } from '@porchlight/content/en/legal/legal-pages.ts';
import { team } from '@porchlight/content/en/team.ts';
import { securityPolicy } from '@porchlight/content/security-policy.ts';
import { siteTexts as site } from '@porchlight/content/site-texts.ts';
import { findMissingLegalPages, type LegalPage } from '@porchlight/domain/site/legal.ts';
import { listSamples, type SiteText } from '@porchlight/domain/site/site.ts';
import { parseConfig } from '../../server/src/config.ts';
import type { Environment } from '../../server/src/platform/base/config-types.ts';
import { findLeftovers, isAsShipped, type ShownText } from '../leftovers.ts';

export type LaunchContent = { site: SiteText; legal: readonly LegalPage[] } & Record<string, unknown>;

/** The operator's content, by the name of its file in content/src. */
const content: LaunchContent = {
  site,
  landing,
  team,
  disclosure,
  contactDetails,
  securityPolicy,
  legal: legalPages,
};

export type LaunchProblems = Record<
  'Sample text' | 'Placeholder contact' | 'Leftover' | 'Missing legal page' | 'Environment',
  string[]
>;

/**
 * Everything that has to be settled before a launch, by kind. `shown` is what people and machines get to read, undefined where the
 * pages are not built. The sample Loan Estimate stays a sample (specification 9).
 */
export function findLaunchProblems(
  launched: LaunchContent,
  environment: Environment,
  shown: readonly ShownText[] | undefined,
): LaunchProblems {
  return {
    'Sample text': listSamples(launched)
      .filter((path) => !CONTACTS.has(path))
      .map(nameSample),
    'Placeholder contact': findPlaceholderContacts(launched.site),
    Leftover: shown ? findLeftovers(launched.site, shown) : ['nothing is built yet: npm run build.'],
    'Missing legal page': findMissingLegalPages(launched.legal).map((slug) => `/${slug}`),
    Environment: findEnvironmentProblems(environment),
  };

  /** A list's items by what they are called, where they are called something: `legal.0` is /privacy. */
  function nameSample(path: string): string {
    const [file, place] = path.split('.');
    const page = file === 'legal' ? launched.legal[Number(place)] : undefined;
    return page ? `legal: ${page.title}` : path;
  }
}

const CONTACTS = new Set(['site.email', 'site.phone']);

function findPlaceholderContacts({ email, phone }: SiteText): string[] {
  return [
    ...(email.sample || isReservedName(email.address) ? [`site.email: ${email.address}`] : []),
    ...(phone.sample || isFictionalNumber(phone.tel) ? [`site.phone: ${phone.display}`] : []),
  ];
}

/** Names that never belong to anyone, and this machine's (RFC 2606, RFC 6761). */
function isReservedName(address: string): boolean {
  return /(^|[.@])(example(\.(com|net|org))?|test|invalid|localhost)$/i.test(address);
}

/** 555-0100 to 555-0199 are kept for fiction in the North American plan. */
function isFictionalNumber(tel: string): boolean {
  return /55501\d\d$/.test(tel);
}

function findEnvironmentProblems(environment: Environment): string[] {
  const mode = environment.NODE_ENV === 'production' ? [] : ['NODE_ENV: set it to production.'];
  const result = parseConfig({ ...environment, NODE_ENV: 'production' });
  if ('problems' in result) return [...mode, ...result.problems];
  const { baseUrl, mailFrom } = result.config;
  const host = new URL(baseUrl).hostname;
  return [
    ...mode,
    ...(isReservedName(host) ? [`BASE_URL: ${host} is no address that the public can reach.`] : []),
    ...(isReservedName(mailFrom.replace(/>$/, '')) ? [`MAIL_FROM: nobody can answer ${mailFrom}.`] : []),
  ];
}

/** Nothing where the company is still the one that ships: nothing of it can be left over. */
async function readShown(root: string): Promise<ShownText[]> {
  if (isAsShipped(company)) return [];
  const { listShown } = await import('../testing/shown-texts.ts');
  return listShown(root, company);
}

/** What is printed, and whether anything is left to do. */
export function formatLaunchReport(problems: LaunchProblems): { text: string; isReady: boolean } {
  const lines = Object.entries(problems).flatMap(([kind, items]) => items.map((item) => `${kind}: ${item}`));
  if (lines.length === 0) return { text: 'Nothing stands in the way of a launch.', isReady: true };
  const count = `${lines.length} ${lines.length === 1 ? 'thing' : 'things'} to settle before a launch.`;
  return { text: [...lines, count].join('\n'), isReady: false };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const isBuilt = existsSync(`${root}web/build/client/index.html`);
  const shown = isBuilt ? await readShown(root) : undefined;
  const { text, isReady } = formatLaunchReport(findLaunchProblems(content, process.env, shown));
  console.log(text);
  process.exitCode = isReady ? 0 : 1;
}
