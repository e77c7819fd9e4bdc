import { listQuestionFeatures } from './question-features.ts';
import { type ClassWeights, toProbabilities } from './train-intents.ts';

/**
 * A trained classifier as it travels: for each class, in the order of `keys`, its weights as pairs of bytes in base64: the step from the
 * place before, and the weight. A step that is too long for one byte is several with a weight of zero.
 */
export type PackedModel = { keys: readonly string[]; scale: number; classes: readonly string[] };

/** A class with the share of certainty that a question asks for it; all shares come to one. */
export type RankedIntent = { key: string; share: number };

type IntentModel = {
  rank(question: string): RankedIntent[];
  /** What each class scores, in the order of the keys. */
  score(question: string): Float64Array;
};

/** The weights of each class that are kept, where nothing else is said: the largest. */
const MAX_KEPT = 300;
/** Weights are whole numbers up to this, of one scale. */
const MAX_WEIGHT = 63;
const MAX_STEP = 255;

export function packModel(trained: readonly ClassWeights[], maxKept = MAX_KEPT): PackedModel {
  const most = Math.max(
    ...trained.map(({ weights }) => weights.reduce((a, b) => Math.max(a, Math.abs(b)), 0)),
  );
  const scale = most / MAX_WEIGHT;
  return {
    keys: trained.map(({ key }) => key),
    scale,
    classes: trained.map(({ weights }) => packClass(weights, scale, maxKept)),
  };
}

function packClass(weights: Float32Array, scale: number, maxKept: number): string {
  const kept = Array.from(weights, (weight, place) => ({ place, value: Math.round(weight / scale) }))
    .filter(({ value }) => value !== 0)
    .toSorted((one, other) => Math.abs(other.value) - Math.abs(one.value))
    .slice(0, maxKept)
    .toSorted((one, other) => one.place - other.place);
  const bytes: number[] = [];
  let before = 0;
  for (const { place, value } of kept) {
    let step = place - before;
    for (; step > MAX_STEP; step -= MAX_STEP) bytes.push(MAX_STEP, 0);
    bytes.push(step, value & 255);
    before = place;
  }
  return btoa(String.fromCharCode(...bytes));
}

/** Reads a model once, for many questions. */
export function parseModel({ keys, scale, classes }: PackedModel): IntentModel {
  const places = new Map<number, [of: number, weight: number][]>();
  for (const [of, packed] of classes.entries()) {
    const bytes = atob(packed);
    let place = 0;
    for (let at = 0; at < bytes.length; at += 2) {
      place += bytes.charCodeAt(at);
      const weight = (bytes.charCodeAt(at + 1) << 24) >> 24;
      if (weight === 0) continue;
      const known = places.get(place);
      if (known) known.push([of, weight * scale]);
      else places.set(place, [[of, weight * scale]]);
    }
  }
  function score(question: string): Float64Array {
    const scores = new Float64Array(keys.length);
    for (const [place, value] of listQuestionFeatures(question))
      for (const [of, weight] of places.get(place) ?? []) scores[of] = (scores[of] ?? 0) + value * weight;
    return scores;
  }
  return {
    score,
    rank(question) {
      const scores = score(question);
      toProbabilities(scores);
      return keys
        .map((key, of) => ({ key, share: scores[of] ?? 0 }))
        .toSorted((one, other) => other.share - one.share);
    },
  };
}
