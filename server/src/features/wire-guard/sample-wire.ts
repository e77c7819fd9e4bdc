import type { WireRecordInput } from '@porchlight/domain/wire-guard/wire-record.ts';

/** A settlement agent as tests write it down. */
export const sampleWire: WireRecordInput = {
  ...{ payee: 'Acme Title LLC', bank: 'First Bank', routing: '021000021', account: '001234567890' },
  ...{ phone: '+16145550142', sourceKind: 'document', sourceName: 'Engagement letter, page 2' },
  ...{ sourceOn: '2026-01-05', emailDomain: 'acmetitle.com' },
};

export const sampleCall = { calledOn: '2026-01-06', spokeWith: 'Dana at Acme Title', isConfirmed: true };

/** A later instruction that says nothing. */
export const emptyInstruction = {
  ...{ payee: null, bank: null, routing: null, account: null, phone: null, sender: null },
};
