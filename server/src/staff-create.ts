import { parseArgs } from 'node:util';
import { type StaffRole, staffRoles } from '@porchlight/domain/kernel/staff-roles.ts';
import { STAFF_INVITATION_DAYS } from '@porchlight/domain/staff/member-invitations.ts';
import { inviteInput } from '@porchlight/domain/staff/members.contract.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { parseConfig } from './config.ts';
import { staffMembers } from './features/accounts/staff-members.table.ts';
import { findBuyersRows } from './features/personal-data/buyers-rows.ts';
import { makeMember } from './features/staff/member-invitations.service.ts';
import type { MembersContext } from './features/staff/members.service.ts';
import { recoverMember } from './features/staff/recovered-member.ts';
import { recordStaffAction } from './features/staff/staff-actions.service.ts';
import { Failure } from './platform/base/failure.ts';
import { printFatalErrors } from './platform/base/fatal-errors.ts';
import { openDatabase } from './platform/database/database.ts';
import { joinOrStartEmbeddedPostgres } from './platform/database/embedded/embedded-postgres.ts';
import { migrateDatabase } from './platform/database/migrations/migrations.ts';
import { requireDirectUrl } from './platform/database/required-database.ts';
import { formatFailureMessage } from './platform/http/to-failure.ts';
import { ownedTables, tableGrants } from './registries/tables.ts';

const roles = `[--role ${staffRoles.join('|')}]`;
const usage = [
  'Give an address and a name:',
  `  npm run staff:create -- EMAIL NAME ${roles} [--closes-journey]`,
  '  --closes-journey  also where the address has an account with a journey as a buyer: the portal closes for it',
  'Or let a member back in whose password, phone or passkeys are lost:',
  `  npm run staff:recover -- EMAIL ${roles}`,
].join('\n');

printFatalErrors();
// Makes a staff member of the installation that the environment describes, or with --recover lets one back in whose ways in are lost,
// and prints a link that sets their password once. The server may be running. The first one is an admin; every later one can be invited
// from the console as well.
process.exitCode = await createStaff(process.argv.slice(2));

async function createStaff(parameters: string[]): Promise<number> {
  const result = parseConfig();
  if ('problems' in result) return refuse(...result.problems);
  const asked = readParameters(parameters);
  if (typeof asked === 'string') return refuse(asked);

  const { config } = result;
  const direct = await requireDirectUrl(config);
  const own = direct === undefined ? await joinOrStartEmbeddedPostgres(config.dataDir) : undefined;
  const url = direct ?? own?.url ?? '';
  const database = openDatabase(url, 1, () => undefined);
  try {
    await migrateDatabase(url, tableGrants);
    const context = {
      database,
      baseUrl: config.baseUrl,
      findBuyersRows: findBuyersRows.bind(null, ownedTables),
      now: () => new Date(),
    };
    const member = asked.recovers
      ? await recoverMember(context, asked)
      : await createFirstMember(context, asked);
    console.log(
      asked.recovers
        ? `${asked.email} has no way in and no session left but this one; role: ${member.role}.`
        : `${asked.name} <${asked.email}> is a staff member now; role: ${member.role}.`,
    );
    console.log(
      `Open this link within ${STAFF_INVITATION_DAYS} days; it works once. It sets a password where there is none,`,
    );
    console.log('and then leads through the second step, without which the console stays shut:');
    console.log(member.url);
    return 0;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const more =
      error.data.fields?.closesJourney === undefined ? [] : ['If that is meant, add --closes-journey.'];
    return refuse(formatFailureMessage(error), ...more);
  } finally {
    await database.close();
    await own?.stop();
  }
}

type Asked = {
  email: string;
  name: string;
  role: StaffRole | undefined;
  closesJourney: boolean;
  recovers: boolean;
};

function readParameters(parameters: string[]): Asked | string {
  try {
    const { values, positionals } = parseArgs({
      args: parameters,
      options: {
        role: { type: 'string' },
        'closes-journey': { type: 'boolean', default: false },
        recover: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
    const { recover: recovers, 'closes-journey': closesJourney } = values;
    const [email, ...names] = positionals;
    // A member who is let back in has a name already.
    const name = recovers ? 'a member' : names.join(' ');
    const read = inviteInput.safeParse({ email, name, role: values.role ?? 'admin', closesJourney });
    if (!read.success) return `${read.error.issues[0]?.message ?? ''} ${usage}`;
    const role = values.role === undefined ? undefined : read.data.role;
    return { ...read.data, role, closesJourney, recovers };
  } catch {
    return usage;
  }
}

function refuse(...problems: string[]): number {
  for (const problem of problems) console.error(problem);
  return 2;
}

/**
 * Creates a member from the operator's command line. While there is no admin the role has to be admin; later it is agent unless another is
 * given.
 */
async function createFirstMember(
  context: Pick<MembersContext, 'database' | 'baseUrl' | 'findBuyersRows' | 'now'>,
  { role, ...asked }: { name: string; email: string; role: StaffRole | undefined; closesJourney: boolean },
): Promise<{ role: StaffRole; url: string }> {
  return context.database.transact(async (transaction) => {
    const isAdmin = and(eq(staffMembers.role, 'admin'), isNull(staffMembers.suspendedAt));
    const isFirst = (await transaction.$count(staffMembers, isAdmin)) === 0;
    const given = role ?? (isFirst ? 'admin' : 'agent');
    if (isFirst && given !== 'admin') {
      throw new Failure('NOT_ALLOWED', { reason: 'staff.first-is-admin' });
    }
    const { userId, url, hadJourney } = await makeMember(context, transaction, { ...asked, role: given });
    await recordStaffAction(
      transaction,
      { userId, sessionId: '', name: 'npm run staff:create', email: asked.email, role: given },
      {
        action: 'members.created',
        subject: { kind: 'member', id: userId },
        detail: { role: given, ...(hadJourney ? { hadJourney } : {}) },
      },
    );
    return { role: given, url };
  });
}
