import type { Sentence } from '@porchlight/content/texts.ts';
import { createElement, Fragment, type ReactNode } from 'react';

/** A sentence with links and the like, as its language orders them. */
export function sentence(parts: Sentence<ReactNode>): ReactNode {
  return createElement(Fragment, null, ...parts);
}
