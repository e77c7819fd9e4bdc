import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SQL } from 'drizzle-orm';
import type { Failure } from './base/failure.ts';
import type { FeatureTable } from './database/feature-table.ts';
import type { RetentionRule } from './database/retention-rule.ts';
import type { EmailTemplate } from './email/email-template.ts';
import type { RateLimitRules } from './http/limits/rate-limits.ts';
import type { NoJsForm } from './http/no-js-forms/no-js-forms.ts';
import type { HeaderSets } from './http/response-headers.ts';
import type { StreamRoute } from './http/routing/stream-routes.ts';
import type { ClockInterval } from './jobs/clock-times.ts';

/** Answers all paths that begin with `prefix`, outside the contract, on the bare request and response. */
export type PathAnswer = {
  prefix: string;
  /** What the log and the metrics call it. */
  name: string;
  answer(incoming: IncomingMessage, outgoing: ServerResponse, pathname: string): Promise<void>;
};

export type AnswerTools = { headers: HeaderSets; onFailure(failure: Failure): void };

/** Runs in one of the processes each time. What has one `job`, the name of its queue, is run one after the other. */
export type ClockWork = { every: ClockInterval; job: string; run(): Promise<void> };

/** `late` says in the log that it failed; `clock` makes up for it. */
export type AnnouncedWork = { late: string; run(subject: string): Promise<unknown> };

/** `what` it is, for the log when it fails; `stopping` asks it to leave the rest to the next start. */
export type Sweep = { what: string; run(stopping: AbortSignal): Promise<unknown> };

/**
 * What a feature of the server says of itself, in the file `<name>.feature.ts` of its folder; the list of all is `features.ts`. A member
 * that needs parts of the running server is a function of them, and declares the type of those that it needs: where the parts are put
 * together, the types ask for all that any feature needs.
 */
export type Feature = {
  /** The name of its folder. */
  name: string;
  tables?: readonly FeatureTable[];
  /** Rate limits that it consumes, by the name that is stored with the counts. */
  limits?: RateLimitRules;
  /** Handlers of its endpoints, by group of the contract. */
  routes?(parts: never): object;
  /** Endpoints whose bytes travel outside JSON, and those of `meta.stream`. */
  streams?(parts: never, headers: HeaderSets): readonly StreamRoute[];
  /** Forms for browsers that run no scripts. */
  forms?(parts: never): readonly NoJsForm[];
  paths?(parts: never, tools: AnswerTools): readonly PathAnswer[];
  emails?: readonly EmailTemplate[];
  /** Names of its queues of jobs, which are stored. */
  queues?: readonly string[];
  /** What does a job, by the name of its queue; a queue that is missing here is worked where its feature is opened. */
  work?(parts: never): Readonly<Record<string, (data: never) => Promise<void>>>;
  /** What the clock brings about. */
  clock?(parts: never): readonly ClockWork[];
  /** What is done when its work is announced (`announceChange`), in every process. */
  due?(parts: never): Readonly<Record<string, AnnouncedWork>>;
  /** What is removed or finished that was abandoned: at a start, and every ten minutes. */
  sweeps?(parts: never): readonly Sweep[];
  /** What of it waits in the database, by the `kind` of the metric `porchlight_backlog`: a query for a number. */
  backlog?: Readonly<Record<string, SQL>>;
  /** Of what waits outside the queues of jobs, by the `queue` of the metric `porchlight_job_lag_seconds`: when the oldest was due. */
  oldestDue?: Readonly<Record<string, SQL>>;
  /** Which of its records have been kept for long enough, by kind; how long that is, the operator says (`dataRetention.periods`). */
  retention?: Readonly<Record<string, RetentionRule>>;
};

/** A member of another name is refused by the types. */
export function defineFeature<const Facts extends Feature>(
  facts: Facts & { [Name in Exclude<keyof Facts, keyof Feature>]: never },
): Facts {
  return facts;
}
