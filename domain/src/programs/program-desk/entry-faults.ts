import { faultWords as words } from '../en/program-desk.ts';
import { isPlace } from '../program-finder/answers.ts';
import { parsePercent } from '../program-finder/percents.ts';
import type { Condition, Program } from '../program-finder/program.ts';
import { isProgramId } from '../program-finder/program-list.ts';

/** Where in an entry something is wrong, as it is written there (`rules[0].document.url`), and what. */
export type EntryFault = { field: string; says: string };

/** What a program that is known by name alone may not have: each would decide or show something. */
const DECIDES = [
  'benefit',
  'gives',
  'monthly',
  'leastDown',
  'buyerSteps',
  'notRead',
  'window',
  'rounds',
] as const;
/** The ids of what an operator adds begin so, so that no later program of ours has one of them. */
export const OWN_ID = 'local-';
/** Counseling is for everyone, without a rule. */
const FOR_EVERYBODY: readonly Program['kind'][] = ['counseling'];

/** What is wrong with an entry whose every field has its form, beside its days. */
export function listEntryFaults(program: Program): EntryFault[] {
  return [
    ...checkId(program),
    ...checkConfidence(program),
    ...program.rules.flatMap(({ condition }, place) =>
      checkCondition(condition, `rules[${place}].condition`),
    ),
    ...checkRepetitions(program),
    ...checkStatesOfBenefit(program),
  ];
}

function checkId({ id }: Program): EntryFault[] {
  const isKnown = id.startsWith(OWN_ID) || isProgramId(id);
  return isKnown ? [] : [{ field: 'id', says: words.foreignId }];
}

function checkConfidence(program: Program): EntryFault[] {
  const { confidence, rules, kind, document, ended } = program;
  if (confidence !== 'unverified') {
    const needsRules = ended === undefined && !FOR_EVERYBODY.includes(kind);
    return [
      ...(confidence === 'quoted' && document.quotedBy === undefined
        ? [{ field: 'document.quotedBy', says: words.quotedByNeeded }]
        : []),
      ...(needsRules && rules.length === 0 ? [{ field: 'rules', says: words.rulesNeeded }] : []),
    ];
  }
  return [
    ...(rules.length > 0 ? [{ field: 'rules', says: words.rulesUnread }] : []),
    ...DECIDES.filter((name) => program[name] !== undefined).map((field) => ({
      field,
      says: words.decidesUnread,
    })),
  ];
}

function checkCondition(condition: Condition, field: string): EntryFault[] {
  if (condition.kind === 'income') {
    const { above, atMost, unsureTo } = condition;
    const limits = [above, atMost, unsureTo].flatMap((each) =>
      each === undefined ? [] : [parsePercent(each)],
    );
    return isRising(limits) ? [] : [{ field, says: words.limitsWrongWay }];
  }
  if (condition.kind === 'creditAndDown') {
    const scores = condition.steps.map(([score]) => BigInt(score)).toReversed();
    const percents = condition.steps.map(([, percent]) => parsePercent(percent));
    return isRising(scores) && isRising(percents)
      ? []
      : [{ field: `${field}.steps`, says: words.stepsWrongWay }];
  }
  if (condition.kind === 'atLeast' && condition.of === 'score' && !isBetween(condition.least, 300, 850))
    return [{ field: `${field}.least`, says: words.notAScore }];
  if (condition.kind === 'atMost' && condition.of === 'units' && !isBetween(condition.limit, 1, 4))
    return [{ field: `${field}.limit`, says: words.notWhole(1, 4) }];
  return [];
}

const isBetween = (value: number, least: number, most: number) => value >= least && value <= most;
const isRising = (values: readonly bigint[]) =>
  values.every((value, place) => place === 0 || value > (values[place - 1] as bigint));

function checkRepetitions({ rules, buyerSteps = [], notRead = [] }: Program): EntryFault[] {
  return [
    ...findRepeated(rules.map(({ condition }) => JSON.stringify(condition))).map((place) => ({
      field: `rules[${place}]`,
      says: words.repeatedRule,
    })),
    ...Object.entries({ buyerSteps, notRead }).flatMap(([name, lines]) =>
      findRepeated(lines).map((place) => ({ field: `${name}[${place}]`, says: words.repeatedLine })),
    ),
  ];
}

const findRepeated = (lines: readonly string[]) =>
  lines.flatMap((line, place) => (lines.indexOf(line) < place ? [place] : []));

function checkStatesOfBenefit({ benefit }: Program): EntryFault[] {
  if (benefit?.kind !== 'upTo') return [];
  return Object.keys(benefit.inState ?? {}).flatMap((place) =>
    isPlace(place) && place === place.toUpperCase()
      ? []
      : [{ field: `benefit.inState.${place.slice(0, 60)}`, says: words.unknownState }],
  );
}
