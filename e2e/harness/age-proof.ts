import { queryServer } from './server-database.ts';

/** Makes it eleven minutes since someone last showed, on any device, that it is them. */
export async function expireReauthentication(email: string): Promise<void> {
  await queryServer(
    `update sessions set proved_at = now() - interval '11 minutes'
     where user_id = (select id from users where email = $1)`,
    [email],
  );
}
