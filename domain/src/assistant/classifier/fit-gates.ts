import { type PackedModel, packModel, parseModel, type RankedIntent } from './intent-model.ts';
import { type AskedClass, trainIntents } from './train-intents.ts';

/** From which share of certainty an answer is given, and from which two or three are offered. */
export type AnswerGates = { sure: number; between: number };

/** Of the strangers' questions that the training has not seen, at most this share may be given an answer. */
const MAX_STRANGERS_TOLD = 0.05;
const FOLDS = 2;
const SURE_GATES = [0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.8, 0.9];
/** Between the gates, two or three are offered. */
const BETWEEN_SHARE = 0.5;

/**
 * The classifier with the gate from which it is sure. The gate is cross-fitted: half of the questions of `strangers`, the class of other
 * subjects, is held out in turn.
 */
export function trainModel(
  classes: readonly AskedClass[],
  strangers: string,
): { model: PackedModel; gates: AnswerGates } {
  const model = packModel(trainIntents(classes));
  const sure = findSureGate(classes, strangers);
  return { model, gates: { sure, between: sure * BETWEEN_SHARE } };
}

function findSureGate(classes: readonly AskedClass[], strangers: string): number {
  const ranked = Array.from({ length: FOLDS }, (_, fold) => rankHeldOut(classes, strangers, fold)).flat();
  const isTold = (gate: number) => (first: RankedIntent) => first.key !== strangers && first.share >= gate;
  return (
    SURE_GATES.find((gate) => ranked.filter(isTold(gate)).length <= MAX_STRANGERS_TOLD * ranked.length) ??
    SURE_GATES.at(-1) ??
    1
  );
}

function rankHeldOut(classes: readonly AskedClass[], strangers: string, fold: number): RankedIntent[] {
  const isHeldOut = (place: number) => place % FOLDS === fold;
  const trained = classes.map(({ key, asks }) => ({
    key,
    asks: key === strangers ? asks.filter((_, place) => !isHeldOut(place)) : asks,
  }));
  const { rank } = parseModel(packModel(trainIntents(trained)));
  const heldOut =
    classes.find(({ key }) => key === strangers)?.asks.filter((_, place) => isHeldOut(place)) ?? [];
  return heldOut.flatMap((ask) => rank(ask).slice(0, 1));
}
