import { createChoice } from './stored-choice.ts';

/** How large the text is in this browser, on top of the browser's own setting (src/ui/tokens.css says how much). */
export const textSizes = ['normal', 'large', 'larger'] as const;
export type TextSize = (typeof textSizes)[number];

/** The choice, and how to change it. The page's head puts it on the page (apply-choices.ts). */
export const useTextSize = createChoice<TextSize>({
  key: 'text',
  attribute: 'text',
  choices: textSizes,
  usual: 'normal',
});
