import { parseArgs } from 'node:util';
import { INVITATION_DAYS } from '@porchlight/domain/staff/member-invitations.ts';
import { inviteInput } from '@porchlight/domain/staff/members.contract.ts';
import { type StaffRole, staffRoles } from '@porchlight/domain/staff/staff-roles.ts';
import { readConfig } from './config.ts';
import { createFirstMember } from './features/staff/first-member.ts';
import { openDatabase } from './platform/database/database.ts';
import { joinOrStartEmbeddedPostgres } from './platform/database/embedded-postgres.ts';
import { migrateDatabase } from './platform/database/migrations.ts';
import { Failure } from './platform/http/failure.ts';

// Makes a staff member of the installation that the environment describes, and prints a link that sets their password once. The
// server may be running. The first one is an admin; every later one can be invited from the console as well.
process.exitCode = await createStaff(process.argv.slice(2));

async function createStaff(parameters: string[]): Promise<number> {
  const result = readConfig();
  if ('problems' in result) return refuse(...result.problems);
  const asked = readParameters(parameters);
  if (typeof asked === 'string') return refuse(asked);

  const { config } = result;
  const own =
    config.databaseUrl === undefined ? await joinOrStartEmbeddedPostgres(config.dataDir) : undefined;
  const url = config.databaseUrl ?? own?.url ?? '';
  const database = openDatabase(url, 1, () => undefined);
  try {
    await migrateDatabase(url);
    const context = { database, baseUrl: config.baseUrl, now: () => new Date() };
    const member = await createFirstMember(context, asked);
    console.log(`${asked.name} <${asked.email}> is a staff member now; role: ${member.role}.`);
    console.log(
      `Open this link within ${INVITATION_DAYS} days; it works once. It sets a password where there is none,`,
    );
    console.log('and then leads through the second step, without which the console stays shut:');
    console.log(member.url);
    return 0;
  } catch (error) {
    if (error instanceof Failure) return refuse(error.message);
    throw error;
  } finally {
    await database.close();
    await own?.stop();
  }
}

function readParameters(
  parameters: string[],
): { email: string; name: string; role: StaffRole | undefined } | string {
  const usage = `Give an address and a name: npm run staff:create -- EMAIL NAME [--role ${staffRoles.join('|')}]`;
  try {
    const { values, positionals } = parseArgs({
      args: parameters,
      options: { role: { type: 'string' } },
      allowPositionals: true,
    });
    const [email, ...names] = positionals;
    const read = inviteInput.safeParse({ email, name: names.join(' '), role: values.role ?? 'admin' });
    if (!read.success) return `${read.error.issues[0]?.message ?? ''} ${usage}`;
    return { ...read.data, role: values.role === undefined ? undefined : read.data.role };
  } catch {
    return usage;
  }
}

function refuse(...problems: string[]): number {
  for (const problem of problems) console.error(problem);
  return 2;
}
