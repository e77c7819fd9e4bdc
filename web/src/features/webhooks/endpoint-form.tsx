import * as texts from '@porchlight/content/en/webhooks.ts';
import {
  type WebhookEventType,
  webhookEvents,
  webhookEventTypes,
} from '@porchlight/domain/webhooks/webhook-events.ts';
import { type SubmitEvent, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { FieldError } from '../../ui/forms/field.tsx';
import { Problem } from '../../ui/forms/problem.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useSend } from '../../ui/forms/use-send.ts';
import { useReauthentication } from '../accounts/second-factor/use-reauthentication.tsx';

export type EndpointFields = { url: string; description: string; events: WebhookEventType[] };

/** Where events go and which; the same for a new endpoint and for one that is changed. */
export function EndpointForm({
  title,
  start,
  submit,
  save,
  onCancel,
}: {
  title: string;
  start: EndpointFields;
  submit: string;
  save: (fields: EndpointFields) => Promise<unknown>;
  onCancel: () => void;
}) {
  const [fields, setFields] = useState(start);
  // What opened the form is gone, and the focus with it.
  useEffect(() => document.getElementById('endpoint-url')?.focus(), []);
  const { withProof, question } = useReauthentication();
  const { send, busy, errorOf, problem, failure } = useSend(
    (typed: EndpointFields) => withProof(() => save(typed)),
    ['url', 'description', 'events'],
    'endpoint-',
  );
  function choose(type: WebhookEventType, isChosen: boolean) {
    const others = fields.events.filter((each) => each !== type);
    setFields({ ...fields, events: isChosen ? [...others, type] : others });
  }
  function press(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(fields);
  }
  const noEvents = errorOf('events');
  return (
    <>
      {question}
      <form onSubmit={press} noValidate aria-label={title} className="grid max-w-3xl gap-5">
        <h2 className="text-2xl">{title}</h2>
        <TextField
          id="endpoint-url"
          label={texts.address}
          hint={texts.eventsPostedThereJsonSigned}
          type="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={2_000}
          value={fields.url}
          onChange={(event) => setFields({ ...fields, url: event.target.value })}
          error={errorOf('url')}
        />
        <TextField
          id="endpoint-description"
          label={texts.whatItIsForOptional}
          autoComplete="off"
          maxLength={200}
          value={fields.description}
          onChange={(event) => setFields({ ...fields, description: event.target.value })}
          error={errorOf('description')}
        />
        <fieldset
          id="endpoint-events"
          tabIndex={-1}
          aria-describedby={noEvents === undefined ? undefined : 'endpoint-events-error'}
          className="grid gap-1"
        >
          <legend className="font-semibold">{texts.eventsItReceives}</legend>
          {noEvents !== undefined && <FieldError id="endpoint-events-error">{noEvents}</FieldError>}
          <div className="grid gap-x-8 sm:grid-cols-2">
            {webhookEventTypes.map((type) => (
              <Checkbox
                key={type}
                checked={fields.events.includes(type)}
                onChange={({ target }) => choose(type, target.checked)}
              >
                {webhookEvents[type].title}
                <code className="block text-[.875rem] text-ink-soft">{type}</code>
              </Checkbox>
            ))}
          </div>
        </fieldset>
        {/* The present values are at the fields; that they were changed is said of the whole. */}
        <Problem>{failure?.code === 'CHANGED_MEANWHILE' ? failure.message : problem}</Problem>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" busy={busy}>
            {submit}
          </Button>
          <Button variant="plain" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </div>
      </form>
    </>
  );
}
