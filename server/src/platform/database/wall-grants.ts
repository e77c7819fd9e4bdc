import type { ActedFor } from './acting-for.ts';

/** What a role may do with a table; `hidden` are the columns that it may not read. */
export type Grant = { reach: ActedFor['reach']; table: string; verb: Verb; hidden: readonly string[] };

type Verb = 'select' | 'insert' | 'update' | 'delete';

/**
 * All that the roles of the wall may do in a schema (decision 0041). A table that is not here they cannot touch: a new one that buyers
 * work with has to be added, which the test of the wall asks for. Grants are only ever added at a start; taking one back is a migration.
 */
export function listGrants(schema: string): Grant[] {
  if (schema === 'pgboss') return [...listRows(jobTables, 'buyer'), ...listRows(jobTables, 'account')];
  return [
    ...listRows(sharedTables, 'buyer'),
    ...listRows(buyerTables, 'buyer'),
    ...listRows(sharedTables, 'account'),
    ...listRows(accountTables, 'account'),
  ];
}

type Row = Verb[] | { verbs: Verb[]; hidden: string[] };

function listRows(tables: Record<string, Row>, reach: ActedFor['reach']): Grant[] {
  return Object.entries(tables).flatMap(([table, row]) => {
    const { verbs, hidden } = Array.isArray(row) ? { verbs: row, hidden: [] } : row;
    return verbs.map((verb) => ({ reach, table, verb, hidden: verb === 'select' ? hidden : [] }));
  });
}

const ALL: Verb[] = ['select', 'insert', 'update', 'delete'];
const READ: Verb[] = ['select'];
const APPEND: Verb[] = ['select', 'insert'];
const NO_DELETE: Verb[] = ['select', 'insert', 'update'];

/** What buyers work with: policies hold each that has rows of somebody's. */
const sharedTables: Record<string, Row> = {
  profiles: ALL,
  beta_requests: ALL,
  documents: ALL,
  document_looks: READ,
  document_texts: ALL,
  document_originals: ALL,
  certificate_pages: ALL,
  signatures: ALL,
  signings: ALL,
  signing_consents: ALL,
  saved_signatures: ALL,
  signing_invitations: { verbs: ALL, hidden: ['token_hash'] },
  sealing_certificates: READ,
  event_log: APPEND,
  event_log_head: NO_DELETE,
  event_details: APPEND,
  completed_milestones: ALL,
  milestone_tasks: ALL,
  milestone_dates: ALL,
  milestone_notes: ALL,
  completed_stages: ALL,
  milestone_feedback: ALL,
  notifications: ALL,
  notification_preferences: ALL,
  notification_choices: ALL,
  calendar_feeds: { verbs: ALL, hidden: ['token_hash'] },
  saved_scenarios: ALL,
  county_limits: READ,
  assistant_messages: APPEND,
  home_buyers: NO_DELETE,
  consents: APPEND,
  consent_texts: READ,
  staff_members: READ,
  staff_actions: READ,
  kept_answers: { verbs: NO_DELETE, hidden: ['answer'] },
  file_intents: ALL,
  webhook_endpoints: { verbs: ['select', 'update'], hidden: ['sealed_secret', 'sealed_former_secret'] },
  webhook_events: APPEND,
  webhook_deliveries: APPEND,
};

const buyerTables: Record<string, Row> = {
  users: READ,
  sessions: { verbs: READ, hidden: ['token'] },
  letters: ['insert'],
  data_exports: { verbs: READ, hidden: ['wrapped_key'] },
};

/** What an account is signed in to by, and all that its download holds. */
const accountTables: Record<string, Row> = {
  users: ['select', 'update'],
  accounts: ALL,
  sessions: ALL,
  known_devices: ALL,
  passkeys: ALL,
  second_factors: ALL,
  recovery_codes: ALL,
  email_changes: ALL,
  one_use_tokens: ALL,
  account_deletions: ALL,
  data_exports: ALL,
  letters: { verbs: APPEND, hidden: ['sealed'] },
  suppressed_addresses: READ,
  newsletter_subscriptions: ALL,
  waitlist_entries: ALL,
  waitlist_letters: READ,
  applications: READ,
  leads: READ,
  lead_notes: READ,
  lead_changes: READ,
  lead_filters: READ,
};

/** The queue: jobs are added, and what they say is not read again. */
const jobTables: Record<string, Row> = {
  queue: READ,
  job: { verbs: APPEND, hidden: ['data', 'output'] },
  job_common: { verbs: APPEND, hidden: ['data', 'output'] },
};
