import { disclosure } from '@porchlight/content/en/disclosure.ts';
import { type Application, applicationForm } from '@porchlight/domain/leads/questionnaire/application.ts';
import type { Answers } from '@porchlight/domain/leads/questionnaire/questionnaire.ts';

/** Why an application cannot be sent: a sentence for each answer that has to be corrected, by its field. */
export type ApplicationProblems = ReadonlyMap<PropertyKey, string>;

/** The application as it would be sent, or the problems that prevent it, by the rules that the server checks too. */
export function checkApplication(answers: Answers): {
  application: Application | undefined;
  problems: ApplicationProblems;
} {
  const { data, error } = applicationForm.safeParse({ ...answers, disclosureVersion: disclosure.version });
  const issues = error?.issues ?? [];
  return {
    application: data,
    problems: new Map(issues.map(({ path, message }) => [path[0] ?? '', message])),
  };
}
