/** What an installation has of its operator, whatever its size: ten members of staff, one webhook endpoint, the runs of the last month. */
export const operatorRows = [
  `insert into users (id, name, email, email_verified) select 'growth-member-' || n, 'Member ' || n, 'member' || n || '@operator.example', true from generate_series(1, 10) n`,
  `insert into staff_members (user_id, role) select id, 'agent' from users where id like 'growth-member-%'`,
  `insert into webhook_endpoints (id, url, description, events, sealed_secret, created_at)
     values (gen_random_uuid(), 'https://hooks.example/in', 'The CRM', '{document.received}', '\\x00', now())`,
  `insert into retention_runs (ran_at, removed) select now() - interval '1 day' * n, '{}' from generate_series(1, 30) n`,
];
