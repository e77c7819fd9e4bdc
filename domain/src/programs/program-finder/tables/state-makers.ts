import type { StateCode } from '../../../kernel/states.ts';
import { type NamedProgram, programNames } from '../en/program-names.ts';
import * as words from '../en/program-words.ts';
import { housingAgencies, housingAgencySource } from '../housing-agencies.ts';
import type { Condition, Program, RuleDocument } from '../program.ts';
import { ask, createPlaceRule, createRulesOf, primaryHome, READ_ON } from '../rule-makers.ts';

const SURVEY = 'VanToVault Down Payment Assistance Survey (CC BY 4.0)';

/** A document of an agency as the survey quotes it; its address is the survey's, where it was read. */
export const quoted = (title: string): RuleDocument => ({
  title,
  url: 'https://github.com/vantovault-stack/open-housing-data',
  readOn: READ_ON,
  quotedBy: SURVEY,
});

/** A state agency's program of which some rules were read and its limits were not, so that it decides no yes. */
export function inState(
  state: StateCode,
  program: Pick<Program, 'name' | 'kind' | 'document'> &
    Partial<Omit<Program, 'rules' | 'states'>> & { conditions?: readonly Condition[] },
): Program {
  const { conditions = [], ...rest } = program;
  return {
    id: `state-${state.toLowerCase()}`,
    level: 'state',
    states: [state],
    confidence: 'quoted',
    repayment: words.secondAsk,
    ...rest,
    rules: createRulesOf(
      program.document,
      createPlaceRule,
      ...conditions,
      primaryHome,
      ask(words.otherLimits),
    ),
  };
}

/** An agency whose program is known by name alone. */
export function byName(state: StateCode): Program {
  const { href } = housingAgencies[state];
  const id = `state-${state.toLowerCase() as Lowercase<typeof state>}`;
  return {
    id,
    name: programNames[id as NamedProgram],
    level: 'state',
    states: [state],
    kind: 'agencyPrograms',
    confidence: 'unverified',
    rules: [],
    repayment: words.notReadAtAll,
    document: { title: housingAgencySource.source, url: href, readOn: housingAgencySource.checkedOn },
  };
}
