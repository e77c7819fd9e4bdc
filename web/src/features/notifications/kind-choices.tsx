import { featureNotificationTexts } from '@porchlight/content/en/feature-notifications.ts';
import * as texts from '@porchlight/content/en/notifications.ts';
import {
  type EmailChoice,
  emailChoices,
  type KindPreference,
} from '@porchlight/domain/kernel/email-kinds.ts';
import {
  isAlwaysOwnAct,
  type NotificationKind,
  notificationKinds,
} from '@porchlight/domain/notifications/notifications.ts';
import { isSecurityNotice } from '@porchlight/domain/notifications/preferences.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { selectLook } from '../../ui/forms/select-field.tsx';

type Kinds = Readonly<Record<NotificationKind, KindPreference>>;

const names: Record<NotificationKind, { title: string; what: string }> = {
  'date-near': {
    title: texts.dateNear,
    what: texts.dateNearLead,
  },
  'documents-due': {
    title: texts.documentsDueKind,
    what: texts.documentsDueLead,
  },
  'document-needs-attention': {
    title: texts.documentReturnedKind,
    what: texts.documentReturnedLead,
  },
  'document-expires': {
    title: texts.documentExpiresKind,
    what: texts.documentExpiresLead,
  },
  'document-accepted': { title: texts.documentAcceptedKind, what: texts.itWhatAsked },
  'document-opened-by-staff': {
    title: texts.staffOpensKind,
    what: texts.staffOpensLead,
  },
  'milestone-unlocked': { title: texts.aMilestoneOpens, what: texts.milestoneOpensLead },
  'milestone-completed': { title: texts.milestoneDoneKind, what: texts.milestoneDoneLead },
  'document-signed': { title: texts.documentSignedKind, what: texts.documentSignedLead },
  'co-buyer-signed': {
    title: texts.coBuyerKind,
    what: texts.coBuyerLead,
  },
  'document-received': { title: texts.aDocumentArrives, what: texts.itDocumentCenter },
  'beta-approved': {
    title: texts.betaGrantedKind,
    what: texts.betaGrantedLead,
  },
  'beta-declined': {
    title: texts.betaDeclinedKind,
    what: texts.betaDeclinedLead,
  },
  ...featureNotificationTexts,
  'new-device': {
    title: texts.newDeviceKind,
    what: texts.newDeviceLead,
  },
};

const emailTemplateNames: Record<EmailChoice, string> = {
  off: texts.no,
  'at-once': texts.withinMinutes,
  digest: texts.inDailyDigest,
};

const inOrder = notificationKinds.toSorted(
  (one, other) => Object.keys(names).indexOf(one) - Object.keys(names).indexOf(other),
);

/** For each kind: whether it is listed in the portal, which what buyers did themselves never is, and when it is emailed. */
export function KindChoices({ kinds, onChange }: { kinds: Kinds; onChange: (kinds: Kinds) => void }) {
  return (
    <div className="grid divide-y divide-line">
      {inOrder.map((kind) => (
        <fieldset key={kind} className="grid min-w-0 gap-2 py-5 first:pt-0 last:pb-0">
          <legend className="contents">
            <span className="font-semibold">{names[kind].title}</span>
          </legend>
          <p className="text-[.9375rem] text-ink-soft leading-normal">{names[kind].what}</p>
          {!isSecurityNotice(kind) && (
            <KindChoice
              kind={kind}
              choice={kinds[kind]}
              onChange={(choice) => onChange({ ...kinds, [kind]: choice })}
            />
          )}
        </fieldset>
      ))}
    </div>
  );
}

function KindChoice({
  kind,
  choice,
  onChange,
}: {
  kind: NotificationKind;
  choice: KindPreference;
  onChange: (choice: KindPreference) => void;
}) {
  const id = `email-${kind}`;
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-1">
      {!isAlwaysOwnAct(kind) && (
        <Checkbox
          checked={choice.listed}
          onChange={({ target }) => onChange({ ...choice, listed: target.checked })}
        >
          {texts.inThePortal}
        </Checkbox>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <label htmlFor={id} className="shrink-0">
          {texts.byEMail}
        </label>
        <select
          id={id}
          value={choice.email}
          onChange={({ target }) => {
            const email = emailChoices.find((known) => known === target.value);
            if (email !== undefined) onChange({ ...choice, email });
          }}
          className={`${selectLook} max-w-56 grow basis-44`}
        >
          {emailChoices.map((email) => (
            <option key={email} value={email}>
              {emailTemplateNames[email]}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
