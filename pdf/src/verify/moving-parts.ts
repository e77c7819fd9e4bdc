import type { PdfStructure } from '../syntax/pdf-structure.ts';
import { readName } from '../syntax/pdf-values.ts';
import type { MovingPart } from './verification.ts';

/**
 * What in a file can make it look different from one time to the next although no byte changes: scripts, layers, and XFA
 * forms. Looked for where the catalog leads to; a signature cannot say what such a file showed when it was made.
 */
export async function listMovingParts(structure: PdfStructure): Promise<MovingPart[]> {
  const { entries } = await structure.readCatalog();
  const names = await structure.followDictionary(entries.get('Names'));
  const action = await structure.followDictionary(entries.get('OpenAction'));
  const form = await structure.followDictionary(entries.get('AcroForm'));
  const hasScripts =
    names?.entries.has('JavaScript') ||
    entries.has('AA') ||
    readName(action?.entries.get('S')) === 'JavaScript';
  return [
    ...(hasScripts ? (['scripts'] as const) : []),
    ...(entries.has('OCProperties') ? (['layers'] as const) : []),
    ...(form?.entries.has('XFA') ? (['xfa'] as const) : []),
  ];
}
