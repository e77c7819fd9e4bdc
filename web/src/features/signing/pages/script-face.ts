import latin from '@fontsource/dancing-script/files/dancing-script-latin-500-normal.woff2?url';
import latinExtended from '@fontsource/dancing-script/files/dancing-script-latin-ext-500-normal.woff2?url';
import * as texts from '@porchlight/content/en/signing-pages.ts';
import { useSyncExternalStore } from 'react';
import { createListeners } from '../../../platform/browser/listeners.ts';

/** The face that typed signatures are set in, here and on the sealed page. */
export const SCRIPT_FACE = texts.dancingScriptCursive;

const { subscribe, notify } = createListeners();
let state: 'none' | 'asked' | 'there' = 'none';

/**
 * Whether the typeface is loaded; the first caller fetches it. Until then, and if it never comes, the browser's own script typeface
 * replaces it.
 */
export function useScriptFace(): boolean {
  return useSyncExternalStore(
    (listener) => {
      void fetchFace();
      return subscribe(listener);
    },
    () => state === 'there',
  );
}

async function fetchFace(): Promise<void> {
  if (state !== 'none') return;
  state = 'asked';
  const faces = [
    new FontFace(texts.dancingScript, `url(${latin})`, {
      unicodeRange: 'U+0000-00FF, U+0131, U+0152-0153, U+2000-206F',
    }),
    new FontFace(texts.dancingScript, `url(${latinExtended})`, {
      unicodeRange: 'U+0100-0130, U+0132-0151, U+0154-02AF, U+1E00-1EFF',
    }),
  ];
  for (const face of faces) document.fonts.add(face);
  // The second is fetched by the browser when a name needs it.
  await faces[0]?.load().catch(() => undefined);
  state = 'there';
  notify();
}

/** How wide words are in the script face, in the unit of `size`. */
export function measureScript(text: string, size: number): number {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return text.length * size * 0.45;
  context.font = `500 100px ${SCRIPT_FACE}`;
  return (context.measureText(text).width * size) / 100;
}
