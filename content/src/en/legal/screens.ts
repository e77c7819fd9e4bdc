import type { Sentence } from '../../texts.ts';

export const inEffectSince = <Part>(date: Part): Sentence<Part> => ['In effect since ', date];
