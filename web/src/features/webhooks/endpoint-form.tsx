import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/webhooks.ts';
import { formatCount } from '@porchlight/domain/kernel/formats.ts';
import {
  type WebhookEventType,
  webhookEvents,
  webhookEventTypes,
} from '@porchlight/domain/webhooks/webhook-events.ts';
import type { WebhookEndpoint } from '@porchlight/domain/webhooks/webhooks.contract.ts';
import { type SubmitEvent, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
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
          hint={texts.addressHint}
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
          label={texts.purposeLabel}
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

/** Every endpoint with how it is doing; each leads to what was sent there. */
export function EndpointList({ endpoints }: { endpoints: readonly WebhookEndpoint[] }) {
  return (
    <ul className="grid max-w-3xl border-line border-t">
      {endpoints.map(({ id, url, description, counts, ...endpoint }) => (
        <li key={id} className="grid gap-1.5 border-line border-b py-4">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link
              id={`endpoint-${id}`}
              to={`?endpoint=${id}`}
              className="wrap-anywhere font-semibold text-link"
            >
              {url}
            </Link>
            <EndpointState endpoint={endpoint} />
          </div>
          {description !== '' && <p className="wrap-anywhere">{description}</p>}
          <p className="figure-tabular text-[.9375rem] text-ink-soft">
            {texts.deliveryCounts(
              formatCount(counts.delivered, locale),
              formatCount(counts.waiting, locale),
              formatCount(counts.failed, locale),
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

export function EndpointState({ endpoint: { isOn } }: { endpoint: Pick<WebhookEndpoint, 'isOn'> }) {
  return isOn ? <Badge look="done">{texts.on}</Badge> : <Badge look="wrong">{texts.off}</Badge>;
}
