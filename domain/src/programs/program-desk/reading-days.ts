import { addDays } from '../../kernel/calendar-dates.ts';
import type { Program, RuleDocument } from '../program-finder/program.ts';

/** A program is read again when one of its documents was read more than so many days ago. */
export const RECHECK_AFTER_DAYS = 60;

const listDocuments = ({ document, rules }: Program): RuleDocument[] => [
  document,
  ...rules.map((rule) => rule.document),
];

/** The day on which the document of a program was read that was read longest ago. */
export function findOldestReading(program: Program): string {
  return listDocuments(program).reduce(
    (day, { readOn }) => (readOn < day ? readOn : day),
    program.document.readOn,
  );
}

/** Whether it is time to read a program's documents again. Calendar day `on`. */
export function isDueForRecheck(program: Program, on: string): boolean {
  return addDays(findOldestReading(program), RECHECK_AFTER_DAYS) < on;
}

/** The program with every document read again on a day and found as it was. */
export function confirmUnchanged(program: Program, readOn: string): Program {
  const read = (document: RuleDocument): RuleDocument => ({ ...document, readOn });
  return {
    ...program,
    document: read(program.document),
    rules: program.rules.map((rule) => ({ ...rule, document: read(rule.document) })),
  };
}
