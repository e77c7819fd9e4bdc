import { describeCondition } from '../../underwriting-conditions/describe-condition.ts';
import { findConditionTime, recognizeCondition } from '../../underwriting-conditions/recognize-condition.ts';
import { type PastedCondition, splitConditions } from '../../underwriting-conditions/split-conditions.ts';
import type { ConditionInput, ConditionResult } from './condition.contract.ts';

/** What each condition of a text asks. A heading such as "Prior to funding" says when, where the condition itself does not. */
export function computeCondition({ text }: ConditionInput, _on: string): ConditionResult {
  const { conditions, leftOut } = splitConditions(text);
  const read = conditions.map(readCondition);
  const { text: _text, ...first } = read[0] ?? readCondition({ text, heading: null, isCut: false });
  return { ...first, conditions: read, beyond: { conditions: leftOut }, workings: [], tables: [] };
}

function readCondition({ text, heading }: PastedCondition): ConditionResult['conditions'][number] {
  const found = recognizeCondition(text);
  const { means, next, document } = describeCondition(found);
  const { whoseMove, subject } = found;
  const isUnderHeading = heading !== null && found.whoseMove !== 'no one' && findConditionTime(text) === null;
  const when = isUnderHeading ? heading : found.when;
  return { text, whoseMove, when, subject, means, next, document };
}
