import { FEATURE_PLACES, listQuestionFeatures } from './question-features.ts';

/** Ways of asking by the class they ask for. */
export type AskedClass = { key: string; asks: readonly string[] };

/** What training leaves: for each class its weights, by place. */
export type ClassWeights = { key: string; weights: Float32Array };

const EPOCHS = 12;
const RATE = 0.6;
const DECAY = 2e-6;
/** Parts of a question that are passed over in each round, so that no single word decides. */
const DROPPED_SHARE = 0.2;
/** Less of a step changes nothing that is seen. */
const MIN_STEP = 0.004;
/** Keeps the first step of a weight small. */
const SMOOTHING = 0.05;
/** Features of a question beyond these are passed over. */
const MAX_FEATURES = 600;

/**
 * Multinomial logistic regression by stochastic gradient descent with a step of its own for each weight (AdaGrad). The same asks give the
 * same weights on every machine: the order and what is dropped follow from a fixed seed.
 */
export function trainIntents(classes: readonly AskedClass[]): ClassWeights[] {
  const count = classes.length;
  const samples = classes.flatMap(({ asks }, of) =>
    asks.map((ask) => {
      const features = listQuestionFeatures(ask);
      return { of, places: [...features.keys()], values: [...features.values()] };
    }),
  );
  const weights = new Float32Array(FEATURE_PLACES * count);
  const squares = new Float32Array(FEATURE_PLACES * count);
  const scores = new Float64Array(count);
  const random = createRandom(20261130);
  const kept = new Int32Array(MAX_FEATURES);
  const values = new Float64Array(MAX_FEATURES);
  const movers = new Int32Array(count);
  const steps = new Float64Array(count);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const sample of shuffle(samples, random)) {
      let size = 0;
      for (let at = 0; at < sample.places.length && size < MAX_FEATURES; at++) {
        if (random() < DROPPED_SHARE) continue;
        kept[size] = (sample.places[at] ?? 0) * count;
        values[size++] = sample.values[at] ?? 0;
      }
      scores.fill(0);
      for (let at = 0; at < size; at++) {
        const from = kept[at] ?? 0;
        const value = values[at] ?? 0;
        for (let to = 0; to < count; to++) scores[to] = (scores[to] ?? 0) + value * (weights[from + to] ?? 0);
      }
      toProbabilities(scores);
      let moved = 0;
      for (let to = 0; to < count; to++) {
        const step = (scores[to] ?? 0) - (to === sample.of ? 1 : 0);
        if (Math.abs(step) < MIN_STEP) continue;
        steps[moved] = step;
        movers[moved++] = to;
      }
      for (let at = 0; at < size; at++) {
        const from = kept[at] ?? 0;
        const value = values[at] ?? 0;
        for (let mover = 0; mover < moved; mover++) {
          const place = from + (movers[mover] ?? 0);
          const weight = weights[place] ?? 0;
          const gradient = (steps[mover] ?? 0) * value + DECAY * weight;
          const square = (squares[place] ?? 0) + gradient * gradient;
          squares[place] = square;
          weights[place] = weight - (RATE * gradient) / (Math.sqrt(square) + SMOOTHING);
        }
      }
    }
  }
  return classes.map(({ key }, of) => ({
    key,
    weights: Float32Array.from({ length: FEATURE_PLACES }, (_, place) => weights[place * count + of] ?? 0),
  }));
}

/** Scores become shares of one. */
export function toProbabilities(scores: Float64Array): void {
  let most = Number.NEGATIVE_INFINITY;
  for (const score of scores) most = Math.max(most, score);
  let sum = 0;
  for (let at = 0; at < scores.length; at++) {
    const share = Math.exp((scores[at] ?? 0) - most);
    scores[at] = share;
    sum += share;
  }
  for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] ?? 0) / sum;
}

function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

/** Mulberry32: numbers from zero to below one that follow from the seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
