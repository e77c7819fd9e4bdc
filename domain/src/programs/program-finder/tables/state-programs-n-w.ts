import type { StateCode } from '../../../kernel/states.ts';
import * as words from '../en.ts';
import { documentTitles, type NamedProgram, programNames } from '../en.ts';

import { housingAgencies, housingAgencySource } from '../housing-agencies.ts';
import type { Condition, Program, RuleDocument } from '../program.ts';
import {
  ask,
  atMost,
  createPlaceRule,
  createRulesOf,
  dollars,
  flag,
  primaryHome,
  READ_ON,
} from '../rule-makers.ts';

const SURVEY = 'VanToVault Down Payment Assistance Survey (CC BY 4.0)';

/** A document of an agency as the survey quotes it; its address is the survey's, where it was read. */
export const quoted = (title: string): RuleDocument => ({
  title,
  url: 'https://github.com/vantovault-stack/open-housing-data',
  readOn: READ_ON,
  quotedBy: SURVEY,
});

/** Programs of the states whose names begin with N to W, in the order of their letters. */
export const stateProgramsNToW: readonly Program[] = [
  inState('NC', {
    name: programNames['state-nc'],
    kind: 'secondLoan',
    document: quoted(documentTitles.northCarolinaHousingFinanceAgencyProgram),
    conditions: [atMost('units', 2)],
    benefit: { kind: 'share', of: 'loanAmount', percent: '3', isExact: false },
    gives: words.northCarolinaGives,
    repayment: words.northCarolinaRepay,
    monthly: 'none',
  }),
  byName('ND'),
  inState('NE', {
    name: programNames['state-ne'],
    kind: 'secondLoan',
    address: 'https://www.nifa.org/homebuyers-renters/homebuyer-assistance',
    document: quoted(documentTitles.nebraskaInvestmentFinanceAuthorityHomebuyerAssistance),
    benefit: { kind: 'share', of: 'price', percent: '5', isExact: false },
    gives: words.nebraskaGives,
    repayment: words.nebraskaRepay,
    monthly: { ratePercent: '1', months: 120 },
  }),
  byName('NH'),
  byName('NJ'),
  byName('NM'),
  inState('NV', {
    name: programNames['state-nv'],
    kind: 'secondLoan',
    document: quoted(documentTitles.nevadaHousingDivisionHomeIsPossible),
    benefit: { kind: 'share', of: 'loanAmount', percent: '5', isExact: false },
    gives: words.nevadaGives,
  }),
  inState('NY', {
    name: programNames['state-ny'],
    kind: 'secondLoan',
    address: 'https://hcr.ny.gov/dpal-plus-2026-term-sheet',
    document: quoted(documentTitles.sonymaDPALPlus2026TermSheet),
    benefit: { kind: 'upTo', cents: dollars(30_000) },
    buyerSteps: [words.classFirst],
  }),
  inState('OH', {
    name: programNames['state-oh'],
    kind: 'forgivableLoan',
    document: quoted(documentTitles.ohioHousingFinanceAgencyLenderGuidelines),
    benefit: { kind: 'share', of: 'price', percent: '3', government: '3.5', isExact: true },
    gives: words.ohioGives,
    repayment: words.ohioRepay,
    monthly: 'none',
    buyerSteps: [words.classFirst],
  }),
  inState('OK', {
    name: programNames['state-ok'],
    kind: 'secondLoan',
    document: quoted(documentTitles.oklahomaHousingFinanceAgencyDREAMGuides),
    benefit: { kind: 'share', of: 'loanAmount', percent: '3.5', isExact: true },
    gives: words.oklahomaGives,
  }),
  byName('OR'),
  inState('PA', {
    name: programNames['state-pa'],
    kind: 'secondLoan',
    address: 'https://www.phfa.org/programs/assistance/keystone-advantage.aspx',
    document: quoted(documentTitles.phfaKeystoneAdvantageJuly2026First),
    conditions: [atMost('units', 2)],
    benefit: { kind: 'upTo', cents: dollars(6_000) },
    notRead: [words.keystoneHomes],
  }),
  inState('RI', {
    name: programNames['state-ri'],
    kind: 'secondLoan',
    address: 'https://www.rihousing.com/homebuyers/15k-dpa/',
    document: quoted(documentTitles.rihousing15KDPAJuly2026),
    benefit: { kind: 'upTo', cents: dollars(15_000) },
    buyerSteps: [words.classFirst],
  }),
  inState('SC', {
    name: programNames['state-sc'],
    kind: 'forgivableLoan',
    document: quoted(documentTitles.scHousingProgramGuideOfFebruary),
    benefit: { kind: 'share', of: 'loanAmount', percent: '4', isExact: false },
    gives: words.southCarolinaGives,
    repayment: words.southCarolinaRepay,
    monthly: 'none',
  }),
  byName('SD'),
  inState('TN', {
    name: programNames['state-tn'],
    kind: 'secondLoan',
    address: 'https://thda.org/homebuyers/down-payment-assistance/',
    document: quoted(documentTitles.tennesseeHousingDevelopmentAgencyOriginatingAgents),
    conditions: [atMost('price', dollars(500_000)), { kind: 'atLeast', of: 'score', least: 640 }],
    benefit: { kind: 'share', of: 'price', percent: '5', isExact: false, upTo: dollars(15_000) },
    gives: words.tennesseeGives,
    repayment: words.tennesseeRepay,
    buyerSteps: [words.classFirst],
  }),
  inState('TX', {
    name: programNames['state-tx'],
    kind: 'secondLoan',
    document: quoted(documentTitles.texasDepartmentOfHousingAndCommunity),
    conditions: [flag('firstTime'), atMost('units', 2)],
    benefit: { kind: 'share', of: 'loanAmount', percent: '5', isExact: false },
    gives: words.texasGives,
    repayment: words.texasRepay,
    monthly: 'none',
    buyerSteps: [words.classFirst],
  }),
  inState('UT', {
    name: programNames['state-ut'],
    kind: 'secondLoan',
    document: quoted(documentTitles.utahHousingCorporationForm300Revised),
    conditions: [atMost('units', 4)],
    gives: words.utahGives,
    repayment: words.utahRepay,
    notRead: [words.utahHomes],
  }),
  inState('VA', {
    name: programNames['state-va'],
    kind: 'grant',
    document: quoted(documentTitles.virginiaDHCDGuidelineRevisedOctober2024),
    conditions: [flag('firstTime'), atMost('units', 1)],
    benefit: { kind: 'share', of: 'price', percent: '15', isExact: false, upTo: dollars(40_000) },
    gives: words.virginiaGives,
    repayment: words.grantAsk,
    monthly: 'none',
    buyerSteps: [words.classFirst],
  }),
  byName('VT'),
  inState('WA', {
    name: programNames['state-wa'],
    kind: 'secondLoan',
    address: 'https://heretohome.org/downpayment-assistance/',
    document: quoted(documentTitles.washingtonStateHousingFinanceCommissionDown),
    conditions: [atMost('units', 2)],
    benefit: { kind: 'share', of: 'loanAmount', percent: '5', isExact: false },
    gives: words.washingtonGives,
    repayment: words.washingtonRepay,
    monthly: 'none',
    buyerSteps: [words.classFirst],
  }),
  inState('WI', {
    name: programNames['state-wi'],
    kind: 'secondLoan',
    document: quoted(documentTitles.whedaEasyCloseMatrix),
    benefit: { kind: 'share', of: 'price', percent: '6', isExact: true },
    gives: words.wisconsinGives,
    repayment: words.wisconsinRepay,
    monthly: 'atFirstRate',
    buyerSteps: [words.classFirst],
  }),
  byName('WV'),
  byName('WY'),
];

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
    repayment: words.repaymentUnknown,
    document: { title: housingAgencySource.source, url: href, readOn: housingAgencySource.checkedOn },
  };
}
