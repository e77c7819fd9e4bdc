import { HomeFrame } from './home-frame.tsx';

const load = () => import('./taxes/taxes-part.tsx');

/** Taxes and insurance of the home: what is due, what they come to, and what counts at tax time. */
export default function TaxesPage() {
  return <HomeFrame part="taxes" load={load} />;
}
