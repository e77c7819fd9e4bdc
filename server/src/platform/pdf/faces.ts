import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { PDF } from '@libpdf/core';
import type { Face } from '@porchlight/pdf/draw/lettering.ts';

const FACES = {
  text: '@expo-google-fonts/public-sans/400Regular/PublicSans_400Regular.ttf',
  strong: '@expo-google-fonts/public-sans/600SemiBold/PublicSans_600SemiBold.ttf',
  display: '@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf',
  script: '@expo-google-fonts/dancing-script/500Medium/DancingScript_500Medium.ttf',
} as const;
type FaceName = keyof typeof FACES;

/** A typeface of the company's text or of signatures, in one PDF. */
export async function embedFace(pdf: PDF, name: FaceName): Promise<Face> {
  return pdf.embedFont(await readFile(fileURLToPath(import.meta.resolve(FACES[name]))));
}

/** Begins the tags of the faces that a PDF made here embeds (`fixSubsetTags`). */
export const FACE_TAG = 'PORCH';
