import { FEATURE_PLACES, listQuestionFeatures } from './question-features.ts';
import type { ClassWeights } from './train-intents.ts';

const EPOCHS = 20;
/** How much a question on the wrong side costs, against small weights: more for one inside, of which there are few. */
const COSTS = { inside: 3, outside: 1 };

/**
 * A linear support vector machine by dual coordinate descent (Hsieh and others, 2008), of one class against all others. With few examples it
 * finds more dangers at the same share of false alarms than the regression of the intents. The same texts give the same weights.
 */
export function trainSeparator(
  key: string,
  inside: readonly string[],
  outside: readonly string[],
): ClassWeights {
  const samples = [...inside.map((text) => toSample(text, 1)), ...outside.map((text) => toSample(text, -1))];
  const weights = new Float32Array(FEATURE_PLACES);
  const pulls = new Float64Array(samples.length);
  // A step that shares no divisor with the number of samples visits each once, the classes mixed.
  const step = findStep(samples.length);
  for (let turn = 0; turn < EPOCHS * samples.length; turn++) {
    const at = (turn * step) % samples.length;
    const sample = samples[at];
    if (sample === undefined) continue;
    const { side, slack, places, values } = sample;
    let distance = 0;
    for (let of = 0; of < places.length; of++)
      distance += (values[of] ?? 0) * (weights[places[of] ?? 0] ?? 0);
    const before = pulls[at] ?? 0;
    // Features have length one together, so that a full step is one and the slack.
    const pull = Math.max(0, before - (side * distance - 1 + slack * before) / (1 + slack));
    if (pull === before) continue;
    pulls[at] = pull;
    for (let of = 0; of < places.length; of++) {
      const place = places[of] ?? 0;
      weights[place] = (weights[place] ?? 0) + (pull - before) * side * (values[of] ?? 0);
    }
  }
  return { key, weights };
}

function toSample(text: string, side: 1 | -1) {
  const features = [...listQuestionFeatures(text)];
  return {
    side,
    slack: 1 / (2 * (side === 1 ? COSTS.inside : COSTS.outside)),
    places: Int32Array.from(features, ([place]) => place),
    values: Float64Array.from(features, ([, value]) => value),
  };
}

function findStep(count: number): number {
  const divide = (one: number, other: number): number => (other === 0 ? one : divide(other, one % other));
  let step = Math.max(1, Math.floor(count * 0.618));
  while (divide(count, step) > 1) step++;
  return step;
}
