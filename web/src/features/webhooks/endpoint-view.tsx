import { switchedOffReasons } from '@porchlight/domain/webhooks/webhook-problems.ts';
import type { WebhookEndpoint } from '@porchlight/domain/webhooks/webhooks.contract.ts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { readFailure } from '../../platform/failure.ts';
import { showSuccess } from '../../platform/show-toast.ts';
import { staffApi } from '../../platform/staff-api.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Problem } from '../accounts/problem.tsx';
import { useProof } from '../accounts/use-proof.tsx';
import { useSend } from '../accounts/use-send.ts';
import { SummaryList } from '../staff/staff-split.tsx';
import { useKeptFocus } from '../staff/use-kept-focus.ts';
import { When } from '../staff/when.tsx';
import { DeliveryList } from './delivery-list.tsx';
import { type EndpointFields, EndpointForm } from './endpoint-form.tsx';
import { EndpointState } from './endpoint-list.tsx';
import { ReplayFailed } from './replay-failed.tsx';
import { useForgetEndpoint, useReadEndpointAgain, useReadWebhooksAgain } from './webhooks.queries.ts';

/** One endpoint: what it is told of, what can be done with it, and what was sent. */
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
  useKeptFocus(`${changing === undefined} ${isOn}`, () => heading.current);
  const { withProof, question } = useProof();
  const { send, busy, problem } = useSend(async (act: () => Promise<unknown>) => {
    try {
      await withProof(act);
    } finally {
      // Also after a refusal: what somebody else has changed meanwhile is shown.
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
      if (readFailure(error).code === 'CHANGED_MEANWHILE')
        setChanging((await readEndpointAgain(id))?.version ?? seen);
      throw error;
    }
    await readAgain();
    setChanging(undefined);
    showSuccess({ title: 'The endpoint is changed' });
  };
  const turn = async () => {
    await change({ isOn: !isOn });
    showSuccess({ title: isOn ? 'The endpoint is switched off' : 'The endpoint is switched on' });
  };
  const test = async () => {
    await staffApi.webhooks.sendTest.call({ id });
    showSuccess({ title: 'A test is on its way', description: 'It stands at the head of the list below.' });
  };
  const rotate = async () => {
    setAsked(undefined);
    const { secret } = await staffApi.webhooks.rotateSecret.call({ id });
    onSecret(secret);
  };
  const remove = async () => {
    // Before anything is asked or refused: both would stand behind this question.
    setAsked(undefined);
    await staffApi.webhooks.remove.call({ id });
    isRemoved.current = true;
    showSuccess({ title: 'The endpoint is removed' });
    void navigate('?');
    forget(id);
  };
  if (changing !== undefined)
    return (
      <EndpointForm
        title="Change the endpoint"
        start={{ url, description, events }}
        submit="Save changes"
        save={(fields) => save(fields, changing)}
        onCancel={() => setChanging(undefined)}
      />
    );
  return (
    <div className="grid min-w-0 gap-6">
      {question}
      <BackLink to="?">All endpoints</BackLink>
      <div className="grid max-w-3xl gap-4">
        <h2 id={`endpoint-${id}`} ref={heading} tabIndex={-1} className="wrap-anywhere text-2xl">
          {url}
        </h2>
        {switchedOff !== null && (
          <Notice look="wrong" title={switchedOffReasons[switchedOff.reason]}>
            Since <When at={switchedOff.at} />. What has happened since is kept for 30 days: switch it on,
            then send again what failed.
          </Notice>
        )}
        <SummaryList
          items={[
            ['State', <EndpointState key="state" endpoint={endpoint} />],
            ...(description === '' ? [] : ([['What it is for', description]] as const)),
            ['Told of', events.join(', ')],
            ...(formerSecretUntil === null
              ? []
              : ([['Former secret signs until', <When key="until" at={formerSecretUntil} />]] as const)),
          ]}
        />
        <div className="flex flex-wrap gap-3">
          {isOn && (
            <Button variant="primary" size="small" busy={busy} onClick={() => void send(test)}>
              Send a test
            </Button>
          )}
          <Button
            variant={isOn ? 'quiet' : 'primary'}
            size="small"
            busy={busy}
            onClick={() => void send(turn)}
          >
            {isOn ? 'Switch off' : 'Switch on'}
          </Button>
          <Button size="small" onClick={() => setChanging(version)}>
            Change
          </Button>
          <Button size="small" onClick={() => setAsked('secret')}>
            New secret
          </Button>
          <Button size="small" onClick={() => setAsked('remove')}>
            Remove
          </Button>
        </div>
        <Problem>{problem}</Problem>
        {isOn && endpoint.counts.failed > 0 && <ReplayFailed id={id} />}
      </div>
      <DeliveryList endpointId={id} />
      <Question
        isOpen={asked === 'secret'}
        title="Make a new secret?"
        act="Make it"
        onAct={() => void send(rotate)}
        onClose={() => setAsked(undefined)}
      >
        It is shown once. For 24 hours every message is signed with the new secret and with the one before, so
        the receiver can change over without missing one.
      </Question>
      <Question
        isOpen={asked === 'remove'}
        title="Remove this endpoint?"
        act="Remove it"
        isDanger
        onAct={() => void send(remove)}
        onClose={() => setAsked(undefined)}
      >
        It is told nothing more, and the list of what was sent to it goes too. This cannot be taken back.
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
        <Button onClick={onClose}>Cancel</Button>
        <Button variant={isDanger ? 'danger' : 'primary'} onClick={onAct}>
          {act}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
