import { findStem } from '../../search/stems.ts';
import { splitAskedWords } from '../asked-words.ts';

/** Hashed features of a question, each with how much it counts. */
type QuestionFeatures = ReadonlyMap<number, number>;

/** Places that features are hashed to; two that share one count together. */
export const FEATURE_PLACES = 1 << 15;

/** Words beyond these are passed over. */
const MAX_WORDS = 40;

/** A word counts whole, two in a row and parts of a word count less: they only help where words are new or misspelt. */
const PAIR_SHARE = 0.5;
const PART_SHARE = 0.2;
/** Words that say little about what is asked. */
const FILLER_SHARE = 0.35;
const MIN_PARTED_LENGTH = 4;

/** Text-message forms and joined words, by what they mean. */
const writtenOut: Readonly<Record<string, string>> = {
  ...{
    u: 'you',
    ur: 'your',
    pls: 'please',
    plz: 'please',
    b4: 'before',
    wat: 'what',
    wut: 'what',
    bc: 'because',
  },
  ...{ tmrw: 'tomorrow', abt: 'about', idk: 'i dont know', thru: 'through', w: 'with', wanna: 'want to' },
  ...{
    gonna: 'going to',
    downpayment: 'down payment',
    prequalified: 'pre qualified',
    preapproved: 'pre approved',
  },
  ...{
    preapproval: 'pre approval',
    homeowners: 'home owners',
    mip: 'fha loan insurance',
    walkthrough: 'walk through',
    refi: 'refinance',
  },
  ...{
    dont: 'do not',
    cant: 'can not',
    wont: 'will not',
    didnt: 'did not',
    isnt: 'is not',
    doesnt: 'does not',
  },
  ...{
    im: 'i am',
    whats: 'what is',
    hows: 'how is',
    whens: 'when is',
    whos: 'who is',
    ive: 'i have',
    id: 'i d',
  },
};

/** Words that mean the same in a question about a home, by the one that they count as. */
const alike: ReadonlyMap<string, string> = new Map(
  Object.entries({
    agent: 'realtor realtors',
    lender: 'bank banks banker',
    home: 'house houses condo property place homes townhouse',
    loan: 'mortgage mortgages loans',
    buy: 'purchase purchasing buying bought',
    document: 'papers paperwork docs documents paper doc',
    fee: 'commission commision fees',
    afraid: 'scared terrified nervous anxious worried panicking',
    denied: 'declined rejected refused',
    deadline: 'date dates deadlines',
    end: 'expire expires expired remove drop stop cancel',
    spouse: 'husband wife partner',
    parent: 'mom dad parents mother father grandma grandpa',
    counter: 'counteroffer counteroffers countered',
    seller: 'sellers owner owners',
    cash: 'money funds',
    prestamo: 'hipoteca hipotecario prestamos',
    avaluo: 'tasacion',
  }).flatMap(([one, others]) => others.split(' ').map((other) => [other, one] as const)),
);

const fillers = new Set(
  (
    'a an the and or of to in on for is are am be do does did will would can could should i me my we our us you your it its this that what how ' +
    'when who which if with at from by so have has had get got not no there they them he she el la los las un una de del en y o que mi me se es por para con'
  ).split(' '),
);

/** The words of a question in the form in which questions are compared: amounts by their kind, short forms written out. */
export function listQuestionWords(question: string, most = MAX_WORDS): string[] {
  const named = question
    .replaceAll(/\bw\/o\b/gi, 'without')
    .replaceAll(/\bw\/(?=\s|[a-z])/gi, 'with ')
    .replaceAll(/\$ ?\d[\d,.]{0,20}( ?(k|m|million|thousand))?\b/gi, ' zdollars ')
    .replaceAll(/\b(?!401k|457k|203k)\d[\d,.]{0,20} ?(k|thousand|million|mil)\b/gi, ' zdollars ')
    .replaceAll(/\b\d{1,3}(,\d{3}){1,5}\b|\b\d{5,7}\b/g, ' zdollars ')
    .replaceAll(/\b\d{1,2}(\.\d{1,6})? ?(%|percent\b|pct\b)/gi, ' $& zpercent ')
    .replaceAll(/\b[3-8]\d\d\b/g, ' $& zscore ');
  return splitAskedWords(named)
    .flatMap((word) => (writtenOut[word] ?? word).split(' '))
    .slice(0, most);
}

/** Word stems, pairs of neighbors, and runs of three and four letters, of length one together. */
export function listQuestionFeatures(question: string): QuestionFeatures {
  const words = listQuestionWords(question);
  const features = new Map<number, number>();
  const add = (name: string, share: number) => {
    const place = hashName(name);
    features.set(place, (features.get(place) ?? 0) + share);
  };
  let before = '^';
  for (const word of words) {
    const stem = findStem(findAlike(word));
    const isFiller = fillers.has(word);
    add(`w${stem}`, isFiller ? FILLER_SHARE : 1);
    add(`p${before} ${stem}`, isFiller && fillers.has(before) ? PAIR_SHARE * FILLER_SHARE : PAIR_SHARE);
    before = stem;
    if (isFiller || word.length < MIN_PARTED_LENGTH) continue;
    const padded = `^${word}$`;
    const share = PART_SHARE * Math.sqrt(6 / word.length);
    for (const length of [3, 4])
      for (let from = 0; from + length <= padded.length; from++)
        add(`c${padded.slice(from, from + length)}`, share);
  }
  const norm = Math.sqrt([...features.values()].reduce((sum, value) => sum + value * value, 0));
  return new Map([...features].map(([place, value]) => [place, value / (norm || 1)]));
}

/** The word that another counts as. */
export function findAlike(word: string): string {
  return alike.get(word) ?? word;
}

/** FNV-1a, folded to the places. */
function hashName(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return ((hash >>> 15) ^ hash) & (FEATURE_PLACES - 1);
}
