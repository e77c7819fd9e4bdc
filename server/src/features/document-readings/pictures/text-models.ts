import { readFileSync } from 'node:fs';
import * as ort from 'onnxruntime-node';
import type { GrayPixels } from './gray-picture.ts';

/** A network that takes a picture and answers numbers: `dims` says how they are laid out. */
export type Model = (picture: GrayPixels) => Promise<{ data: Float32Array; dims: readonly number[] }>;

/** How a network wants its picture: each channel less `mean`, divided by `spread`, with white as 1. */
type Scaling = { mean: readonly [number, number, number]; spread: readonly [number, number, number] };

/** PP-OCRv4 finds text in pictures scaled as ImageNet's are, and reads lines scaled to -1 and 1. */
const DETECTION: Scaling = { mean: [0.485, 0.456, 0.406], spread: [0.229, 0.224, 0.225] };
const LINES: Scaling = { mean: [0.5, 0.5, 0.5], spread: [0.5, 0.5, 0.5] };

/** Latin letters, figures, and the signs of English print. */
const LATIN = /^[\u0020-\u007e\u00a0-\u017f\u2010-\u2044\u20ac\u2122\u2212]+$/;

/** What finds lines on a page. */
export type PageModels = {
  /** How likely each point belongs to text, from 0 to 1. Width and height of the picture are multiples of 32. */
  detect: Model;
  /** How likely a line that is 48 points tall and 192 wide is upright, and upside down. */
  isTurned: Model;
};

/** What reads a line. */
export type LineModel = {
  /** For each step along a line that is 48 points tall: how likely each character is. */
  recognize: Model;
  /** The characters by their place in what `recognize` answers; the first is none. */
  characters: readonly string[];
  /** Which of them are written in English; the network knows Chinese too. */
  isLatin: readonly boolean[];
};

// Set before the first network is loaded.
ort.env.logLevel = 'error';

/** Loads the networks that find lines from `folder`. */
export async function loadPageModels(folder: URL): Promise<PageModels> {
  return {
    // What one page took is given back before its lines are read.
    detect: await loadModel(new URL('ch_PP-OCRv4_det_infer.onnx', folder), DETECTION, true),
    isTurned: await loadModel(new URL('ch_ppocr_mobile_v2.0_cls_infer.onnx', folder), LINES, true),
  };
}

/** Loads the network that reads lines from `folder`, and the list of its characters. */
export async function loadLineModel(folder: URL): Promise<LineModel> {
  const listed = readFileSync(new URL('ppocr_keys_v1.txt', folder), 'utf8').split(/\r?\n/);
  if (listed.at(-1) === '') listed.pop();
  const characters = ['', ...listed, ' '].map((character) => character.normalize('NFKC'));
  return {
    recognize: await loadModel(new URL('ch_PP-OCRv4_rec_infer.onnx', folder), LINES, true),
    characters,
    isLatin: characters.map((character) => LATIN.test(character)),
  };
}

async function loadModel(file: URL, { mean, spread }: Scaling, keepsMemory: boolean): Promise<Model> {
  const session = await ort.InferenceSession.create(readFileSync(file), {
    // Threads of a network wait for each other after every layer; lines are read side by side instead.
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    enableCpuMemArena: keepsMemory,
    // Sizes differ from picture to picture, so that none is foreseen.
    enableMemPattern: false,
  });
  const [input = ''] = session.inputNames;
  const [output = ''] = session.outputNames;
  return async ({ width, height, data }) => {
    const values = new Float32Array(3 * data.length);
    for (let channel = 0; channel < 3; channel += 1) {
      const factor = 1 / (255 * (spread[channel] ?? 0));
      const less = (mean[channel] ?? 0) / (spread[channel] ?? 0);
      const start = channel * data.length;
      for (let at = 0; at < data.length; at += 1) values[start + at] = (data[at] ?? 0) * factor - less;
    }
    const answers = await session.run({ [input]: new ort.Tensor('float32', values, [1, 3, height, width]) });
    const answer = answers[output];
    if (answer === undefined) throw new Error(`${file.pathname} answered nothing.`);
    const found = { data: (answer.data as Float32Array).slice(), dims: answer.dims };
    answer.dispose();
    return found;
  };
}
