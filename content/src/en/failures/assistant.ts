type Changed = { status: string; owner: string | undefined };

export const assistantFailures = {
  'assistant.no-such-question': 'We could not find this question. It may have been erased.',
  'assistant.question-changed': ({ status, owner }: Changed) =>
    `Someone has changed this question since you saw it: it is ${status} now and ${whose(owner)}. Nothing of yours was stored.`,
  'assistant.status-now': ({ status }: Changed) => `It is ${status} now.`,
  'assistant.owner-now': ({ owner }: Changed) => `Now ${whose(owner)}.`,
} as const;

function whose(owner: string | undefined): string {
  return owner === undefined ? 'nobody owns it' : `${owner} owns it`;
}
