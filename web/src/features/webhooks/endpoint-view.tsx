import * as texts from '@porchlight/content/en/webhooks.ts';
import { switchedOffReasons } from '@porchlight/content/en/webhooks.ts';
import type { WebhookEndpoint } from '@porchlight/domain/webhooks/webhooks.contract.ts';
import { type SubmitEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { SummaryList } from '../../console-kit/staff-split.tsx';
import { useRestoredFocus } from '../../console-kit/use-restored-focus.ts';
import { When } from '../../console-kit/when.tsx';
import { parseFailure } from '../../platform/api/failure.ts';
import { staffApi } from '../../platform/api/staff-api.ts';
import { showSuccess } from '../../platform/toasts/show-toast.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/forms/problem.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { useSend } from '../../ui/forms/use-send.ts';
import { Notice } from '../../ui/notice.tsx';
import { Dialog, DialogActions } from '../../ui/overlays/dialog.tsx';
import { sentence } from '../../ui/sentence.ts';
import { useReauthentication } from '../accounts/second-factor/use-reauthentication.tsx';
import { DeliveryList } from './delivery-detail.tsx';
import { type EndpointFields, EndpointForm, EndpointState } from './endpoint-form.tsx';
import { useForgetEndpoint, useReadEndpointAgain, useReadWebhooksAgain } from './webhooks.queries.ts';

const HOUR_MS = 3_600_000;

const spans = [
  [texts.theLastHour, HOUR_MS],
  [texts.theLastHours, 24 * HOUR_MS],
  [texts.theLastDays, 7 * 24 * HOUR_MS],
  [texts.allStoredDays, 30 * 24 * HOUR_MS],
] as const;

/** After an outage: sends again everything of a span that was given up. */
function ReplayFailed({ id }: { id: string }) {
  const [span, setSpan] = useState<number>(spans[1][1]);
  const readAgain = useReadWebhooksAgain();
  const { send, busy, problem } = useSend(async () => {
    const since = new Date(Date.now() - span).toISOString();
    const { replayed } = await staffApi.webhooks.replayFailed.call({ id, since });
    await readAgain();
    showSuccess({
      title: texts.resentCount(replayed),
    });
  });
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(undefined);
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <SelectField
        label={texts.resendPeriodLabel}
        value={span}
        onChange={(event) => setSpan(Number(event.target.value))}
      >
        {spans.map(([label, milliseconds]) => (
          <option key={label} value={milliseconds}>
            {label}
          </option>
        ))}
      </SelectField>
      <Button type="submit" busy={busy}>
        {texts.sendAgain}
      </Button>
      <Problem>{problem}</Problem>
    </form>
  );
}

/** One endpoint: what it receives, what can be done with it, and what was sent. */
export function EndpointView({
  endpoint,
  onSecret,
}: {
  endpoint: WebhookEndpoint;
  onSecret: (secret: string) => void;
}) {
  const { id, url, description, events, isOn, switchedOff, formerSecretUntil, version } = endpoint;
  const navigate = useNavigate();
  const readAgain = useReadWebhooksAgain();
  const readEndpointAgain = useReadEndpointAgain();
  const forget = useForgetEndpoint();
  const isRemoved = useRef(false);
  // The version that the open form began with: the page goes on reading the endpoint behind it.
  const [changing, setChanging] = useState<number>();
  const [asked, setAsked] = useState<'secret' | 'remove'>();
  const heading = useRef<HTMLHeadingElement>(null);
  useRestoredFocus(`${changing === undefined} ${isOn}`, () => heading.current);
  const { withProof, question } = useReauthentication();
  const { send, busy, problem } = useSend(async (act: () => Promise<unknown>) => {
    try {
      await withProof(act);
    } finally {
      // Also after a refusal: what someone else has changed meanwhile is shown.
      if (!isRemoved.current) await readAgain();
    }
  });
  const change = (
    more: Partial<Pick<WebhookEndpoint, 'url' | 'description' | 'events' | 'isOn' | 'version'>>,
  ) => staffApi.webhooks.change.call({ id, url, description, events, isOn, version, ...more });
  const save = async (fields: EndpointFields, seen: number) => {
    try {
      await change({ ...fields, version: seen });
    } catch (error) {
      if (parseFailure(error).code === 'CHANGED_MEANWHILE')
        setChanging((await readEndpointAgain(id))?.version ?? seen);
      throw error;
    }
    await readAgain();
    setChanging(undefined);
    showSuccess({ title: texts.endpointChanged });
  };
  const turn = async () => {
    await change({ isOn: !isOn });
    showSuccess({ title: isOn ? texts.endpointSwitchedOff : texts.endpointSwitchedOn });
  };
  const test = async () => {
    await staffApi.webhooks.sendTest.call({ id });
    showSuccess({ title: texts.aTestWay, description: texts.testSentLead });
  };
  const rotate = async () => {
    setAsked(undefined);
    const { secret } = await staffApi.webhooks.rotateSecret.call({ id });
    onSecret(secret);
  };
  const remove = async () => {
    // Before anything is asked or refused: both would be behind this question.
    setAsked(undefined);
    await staffApi.webhooks.remove.call({ id });
    isRemoved.current = true;
    showSuccess({ title: texts.endpointRemoved });
    void navigate('?');
    forget(id);
  };
  if (changing !== undefined)
    return (
      <EndpointForm
        title={texts.changeTheEndpoint}
        start={{ url, description, events }}
        submit={texts.saveChanges}
        save={(fields) => save(fields, changing)}
        onCancel={() => setChanging(undefined)}
      />
    );
  return (
    <div className="grid min-w-0 gap-6">
      {question}
      <BackLink to="?">{texts.allEndpoints}</BackLink>
      <div className="grid max-w-3xl gap-4">
        <h2 id={`endpoint-${id}`} ref={heading} tabIndex={-1} className="wrap-anywhere text-2xl">
          {url}
        </h2>
        {switchedOff !== null && (
          <Notice look="wrong" title={switchedOffReasons[switchedOff.reason]}>
            {sentence(texts.switchedOffLead(<When at={switchedOff.at} />))}
          </Notice>
        )}
        <SummaryList
          items={[
            [texts.state, <EndpointState key="state" endpoint={endpoint} />],
            ...(description === '' ? [] : ([[texts.endpointPurpose, description]] as const)),
            [texts.toldOf, events.join(', ')],
            ...(formerSecretUntil === null
              ? []
              : ([[texts.formerSecretUntil, <When key="until" at={formerSecretUntil} />]] as const)),
          ]}
        />
        <div className="flex flex-wrap gap-3">
          {isOn && (
            <Button variant="primary" size="small" busy={busy} onClick={() => void send(test)}>
              {texts.sendATest}
            </Button>
          )}
          <Button
            variant={isOn ? 'quiet' : 'primary'}
            size="small"
            busy={busy}
            onClick={() => void send(turn)}
          >
            {isOn ? texts.switchOff : texts.switchOn}
          </Button>
          <Button size="small" onClick={() => setChanging(version)}>
            {texts.change}
          </Button>
          <Button size="small" onClick={() => setAsked('secret')}>
            {texts.newSecret}
          </Button>
          <Button size="small" onClick={() => setAsked('remove')}>
            {texts.remove}
          </Button>
        </div>
        <Problem>{problem}</Problem>
        {isOn && endpoint.counts.failed > 0 && <ReplayFailed id={id} />}
      </div>
      <DeliveryList endpointId={id} />
      <Question
        isOpen={asked === 'secret'}
        title={texts.newSecretQuestion}
        act={texts.makeIt}
        onAct={() => void send(rotate)}
        onClose={() => setAsked(undefined)}
      >
        {texts.newSecretLead}
      </Question>
      <Question
        isOpen={asked === 'remove'}
        title={texts.removeThisEndpoint}
        act={texts.removeIt}
        isDanger
        onAct={() => void send(remove)}
        onClose={() => setAsked(undefined)}
      >
        {texts.removeLead}
      </Question>
    </div>
  );
}

function Question({
  isOpen,
  title,
  act,
  isDanger = false,
  onAct,
  onClose,
  children,
}: {
  isOpen: boolean;
  title: string;
  act: string;
  isDanger?: boolean;
  onAct: () => void;
  onClose: () => void;
  children: string;
}) {
  return (
    <Dialog kind="alert" open={isOpen} onClose={onClose} title={title} description={children}>
      <DialogActions>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button variant={isDanger ? 'danger' : 'primary'} onClick={onAct}>
          {act}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
