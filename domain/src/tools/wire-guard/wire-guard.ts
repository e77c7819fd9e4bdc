import { hasRoutingChecksum } from '../../wire-guard/routing-number.ts';
import { compareSenderDomains } from '../../wire-guard/sender-domain.ts';
import { decideWireAction } from '../../wire-guard/wire-change.ts';
import { showWorking } from '../show-working.ts';
import * as texts from './en/wire-guard.ts';
import type {
  RoutingNumberInput,
  RoutingNumberResult,
  SenderDomainInput,
  SenderDomainResult,
  WireChangeInput,
  WireChangeResult,
} from './wire-guard.contract.ts';

/** Whether a routing number passes its check digit. */
export function computeRoutingNumber({ number }: RoutingNumberInput, _on: string): RoutingNumberResult {
  const checksumHolds = hasRoutingChecksum(number);
  const working = showWorking('checksumHolds', texts.checksumFormula, {}, String(checksumHolds), {
    title: texts.checksumSource,
  });
  return { checksumHolds, note: texts.checksumNote, workings: [working], tables: [] };
}

/** How the domain of a message stands to the recorded one. */
export function computeSenderDomain({ recorded, seen }: SenderDomainInput, _on: string): SenderDomainResult {
  const verdict = compareSenderDomains(recorded, seen);
  const working = showWorking('verdict', texts.domainFormula, {}, verdict);
  return { verdict, note: texts.domainNote, workings: [working], tables: [] };
}

/** What to do about an instruction that differs from the recorded one. */
export function computeWireChange({ changed }: WireChangeInput, _on: string): WireChangeResult {
  const action = decideWireAction(changed);
  const working = showWorking('action', texts.actionFormula, { changed: String(changed.length) }, action, {
    title: texts.actionSource,
  });
  return { action, note: texts.actionNote, workings: [working], tables: [] };
}
