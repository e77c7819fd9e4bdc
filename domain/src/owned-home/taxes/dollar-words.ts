import { writeCents } from '../../loans/cents.ts';

/** Whole cents, not negative, as a sentence has them: "$1,910.41", "$1,900". */
export function describeCents(cents: number): string {
  const [whole = '', fraction] = writeCents(cents).split('.');
  const grouped = whole.replace(/\B(?=(\d{3}){1,12}$)/g, ',');
  return fraction === '00' ? `$${grouped}` : `$${grouped}.${fraction}`;
}
