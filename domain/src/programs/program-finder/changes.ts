import type { FinderAnswers, ProgramPlace } from './answers.ts';
import { floorPercent, parsePercent } from './percents.ts';
import type { Condition, Program } from './program.ts';

/**
 * One way in which a rule that says no would say yes: the answers that would have to be other ones. Its words are in en/change-words.ts.
 */
export type ProgramChange = { readonly answers: FinderAnswers };

/** The ways that would turn a rule that says no, the one that asks least of the buyer first. Each turns it by itself. */
export function listChanges(condition: Condition, program: Program, answers: FinderAnswers): ProgramChange[] {
  switch (condition.kind) {
    case 'places':
      return listPlaces(program).map((state) => ({ answers: { state } }));
    case 'primaryHome':
      return [{ answers: { occupancy: 'primary' } }];
    case 'flag':
      return [{ answers: { [condition.of]: true } }];
    case 'income': {
      const { income = 0 } = answers;
      const base = answers[condition.of] ?? 0;
      const most = floorPercent(condition.atMost, base);
      if (income > most) return [{ answers: { income: most } }];
      return [{ answers: { income: floorPercent(condition.above ?? '0', base) + 1 } }];
    }
    case 'atMost':
      return [{ answers: { [condition.of]: condition.limit } }];
    case 'atLeast':
      return [{ answers: { [condition.of]: condition.least } }];
    case 'downAtLeast':
      return [{ answers: { downPercent: condition.percent } }];
    case 'creditAndDown':
      return listCreditChanges(condition.steps, answers);
    case 'lawfulResident':
      return [{ answers: { residency: 'permanent' } }];
    case 'ask':
      return [];
  }
}

const listPlaces = ({ states }: Program): readonly ProgramPlace[] => (states === 'all' ? [] : states);

type Steps = Extract<Condition, { kind: 'creditAndDown' }>['steps'];

/**
 * More money down with the score there is, or the score that the down payment there is needs; both where neither is enough. The lowest
 * score first; none after one that needs no more money.
 */
function listCreditChanges(steps: Steps, { score, downPercent }: FinderAnswers): ProgramChange[] {
  const down = downPercent === undefined ? undefined : parsePercent(downPercent);
  const changes: ProgramChange[] = [];
  // A step below the score's own asks for more down than the score needs.
  const own = steps.find(([from]) => score !== undefined && score >= from);
  for (const [from, percent] of steps.toReversed()) {
    const needsScore = score !== undefined && score < from;
    const needsDown = down !== undefined && down < parsePercent(percent);
    if ((own !== undefined && from < own[0]) || (!needsScore && !needsDown)) continue;
    changes.push({
      answers: { ...(needsScore && { score: from }), ...(needsDown && { downPercent: percent }) },
    });
    if (!needsDown) break;
  }
  return changes;
}
