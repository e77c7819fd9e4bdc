import type { PageText, TextItem } from '@porchlight/domain/readings/document-readings/pages/page-text.ts';
import { FORM_LABELS } from '@porchlight/domain/readings/en.ts';
import type { Random } from '../model/random.ts';

/** Slips in a thousand pieces of text: of figures, and of the labels of the form. */
export type SlipRates = { figures: number; labels: number };

/**
 * Pages as recognition might give them of a scan: a dollar sign is read as 5, a digit as a letter or another digit, the last digit or a minus
 * sign is lost, a figure is not found at all, labels lose their spaces or a letter. Names and other words stay, and every piece says that it
 * is certain: what is wrong has to be found by the sums.
 */
export function misreadPages(pages: readonly PageText[], random: Random, rates: SlipRates): PageText[] {
  const labels = new Set(FORM_LABELS);
  return pages.map((page) => ({
    ...page,
    method: 'picture',
    items: page.items.flatMap((item): TextItem[] => {
      const text = item.text.trim();
      const sure = { ...item, confidence: 0.99 };
      if (isFigure(text) && random.below(1000) < rates.figures) {
        const misread = misreadFigure(text, random);
        return misread === '' ? [] : [{ ...sure, text: misread }];
      }
      if (labels.has(text) && random.below(1000) < rates.labels)
        return [{ ...sure, text: misreadLabel(text, random) }];
      return [sure];
    }),
  }));
}

const isFigure = (text: string) => /^[–-]? ?\$?[\d,]*\d(\.\d{2})?$/.test(text) && !/^\d{1,2}$/.test(text);

const ALIKE: Readonly<Record<string, string>> = { '0': 'O', '1': 'l', '2': 'Z', '8': 'B' };
const OTHER: Readonly<Record<string, string>> = {
  '0': '6',
  '1': '7',
  '2': '7',
  '3': '8',
  '4': '1',
  '5': '6',
  '6': '0',
  '7': '1',
  '8': '3',
  '9': '0',
};

function misreadFigure(text: string, random: Random): string {
  const digits = [...text].flatMap((letter, index) => (/\d/.test(letter) ? [index] : []));
  const at = random.pick(digits);
  const put = (letters: Readonly<Record<string, string>>) =>
    `${text.slice(0, at)}${letters[text[at] ?? ''] ?? text[at]}${text.slice(at + 1)}`;
  switch (random.below(8)) {
    case 0:
    case 1:
      return text.replace('$', '5');
    case 2:
      return put(ALIKE);
    case 3:
    case 4:
      return put(OTHER);
    case 5:
      return text.slice(0, -1);
    case 6:
      return text.replace(/^[–-] ?/, '').replace(',', random.isTrue(50) ? '.' : '');
    default:
      return '';
  }
}

function misreadLabel(text: string, random: Random): string {
  switch (random.below(4)) {
    case 0:
      return text.replaceAll(' ', '');
    case 1:
      return text.replace(/[il]/, (letter) => (letter === 'i' ? 'l' : 'I'));
    case 2:
      return text.replace(/:$|\?$/, '');
    default: {
      const at = random.below(text.length);
      return text.length < 8 ? text : `${text.slice(0, at)}${text.slice(at + 1)}`;
    }
  }
}
