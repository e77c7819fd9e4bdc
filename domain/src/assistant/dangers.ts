import { splitAskedWords } from './asked-words.ts';
import { type PackedModel, packModel, parseModel } from './classifier/intent-model.ts';
import { trainSeparator } from './classifier/train-dangers.ts';

/** From which score on a danger is the only answer, and from which it is offered beside the ordinary one. */
type DangerGates = { sure: number; maybe: number };

/** What dangers are found with: any danger against calm questions, and each kind against the others. */
export type DangerModel = { any: PackedModel; kinds: PackedModel; gates: DangerGates };

/** The keys of the intents that answer, the likeliest first, two at most. */
export type FoundDangers = { keys: readonly string[]; isSure: boolean };

/** Of calm questions that the training has not seen, the shares that may be answered as a danger, and that may be offered one. */
const MAX_CALM_ALARMED = 0.03;
const MAX_CALM_OFFERED = 0.1;
const FOLDS = 5;
/** Weights kept of what tells any danger from none: rare words count here. */
const MAX_KEPT = 6000;
/** People do not ask one thing in more words; the parts of a longer message overlap by half. */
const WORDS_OF_A_PART = 40;

/** Learns from what people in danger write, by the key of the intent that answers, and from calm questions. Its gates are cross-fitted. */
export function trainDangers(
  dangers: Readonly<Record<string, readonly string[]>>,
  calm: readonly string[],
): DangerModel {
  const all = Object.values(dangers).flat();
  const kinds = Object.entries(dangers).map(([key, asks]) =>
    trainSeparator(
      key,
      asks,
      all.filter((ask) => !asks.includes(ask)),
    ),
  );
  const scores = scoreHeldOut(all, calm).toSorted((one, other) => other - one);
  const findGate = (share: number) => scores[Math.floor(share * scores.length)] ?? 0;
  return {
    any: trainAny(all, calm),
    kinds: packModel(kinds),
    gates: { sure: findGate(MAX_CALM_ALARMED), maybe: findGate(MAX_CALM_OFFERED) },
  };
}

function trainAny(dangers: readonly string[], calm: readonly string[]): PackedModel {
  return packModel([trainSeparator('any', dangers, calm)], MAX_KEPT);
}

/** What calm questions score with a training that has not seen them. */
function scoreHeldOut(dangers: readonly string[], calm: readonly string[]): number[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const seen = calm.filter((_, place) => place % FOLDS !== fold);
    const { score } = parseModel(trainAny(dangers, seen));
    return calm.filter((_, place) => place % FOLDS === fold).map((ask) => score(ask)[0] ?? 0);
  }).flat();
}

/** Reads the model once, for many questions: finds none in most of them. */
export function createDangerFinder({
  any,
  kinds,
  gates,
}: DangerModel): (question: string) => FoundDangers | undefined {
  const { score: scoreAny } = parseModel(any);
  const { score: scoreKinds } = parseModel(kinds);
  return (question) => {
    const parts = cutParts(splitAskedWords(question)).map((part) => ({
      part,
      score: scoreAny(part)[0] ?? 0,
    }));
    const [worst] = parts.toSorted((one, other) => other.score - one.score);
    if (worst === undefined || worst.score < gates.maybe) return undefined;
    const [first, second] = [...scoreKinds(worst.part)]
      .map((score, place) => ({ key: kinds.keys[place] ?? '', score }))
      .toSorted((one, other) => other.score - one.score);
    // A second danger is named where the question is on its side, or on the side of neither: the likelier one may be the wrong one.
    const named = [first, second].filter(
      (kind, place) => place === 0 || (kind?.score ?? 0) > 0 || (first?.score ?? 0) <= 0,
    );
    return { keys: named.flatMap((kind) => kind?.key ?? []), isSure: worst.score >= gates.sure };
  };
}

function cutParts(words: readonly string[]): string[] {
  const step = WORDS_OF_A_PART / 2;
  const count = Math.max(1, Math.ceil(words.length / step) - 1);
  return Array.from({ length: count }, (_, part) =>
    words.slice(part * step, part * step + WORDS_OF_A_PART).join(' '),
  );
}
