import * as texts from '@porchlight/content/en/documents.ts';
import type { OwnDocument } from '@porchlight/domain/documents/documents.contract.ts';
import type { SigningOffer } from '@porchlight/domain/signing/signing-offer.ts';
import { Download, Ellipsis, PenLine, Trash2, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { followDownload } from '../../../platform/follow-download.ts';
import { Button } from '../../../ui/button.tsx';
import { Menu, MenuAction, MenuHeading } from '../../../ui/overlays/menu.tsx';
import { findContentAddress } from '../../signing/signing-addresses.ts';

/** `openingId` is the document on its way to the signing dialog. */
export type DocumentChoices = {
  openingId: string | undefined;
  onSign: (document: OwnDocument) => void;
  onSignatures: (document: OwnDocument) => void;
  onDelete: (document: OwnDocument) => void;
};

/** What can be done with a document: a row of buttons (specification 2). `signing` says where Sign and Invite are. */
export function DocumentActions({
  document,
  signing,
  openingId,
  onSign,
  onSignatures,
  onDelete,
}: { document: OwnDocument; signing: SigningOffer } & DocumentChoices) {
  const { id, name, status } = document;
  const isOpening = openingId === id;
  return (
    <div className="-mx-2.5 flex flex-wrap @min-[60rem]:flex-nowrap">
      <a
        href={findContentAddress(id)}
        download={name}
        onClick={(event) => void followDownload(event)}
        className="inline-flex min-h-11 items-center gap-2 rounded-m px-2.5 font-semibold text-dusk underline-offset-4 hover:bg-sunken hover:underline"
      >
        <Download aria-hidden="true" className="size-4.5" />
        {texts.download}
        <span className="sr-only"> {name}</span>
      </a>
      {signing === 'shown' && (
        <Action busy={isOpening} onClick={() => onSign(document)}>
          {!isOpening && <PenLine aria-hidden="true" className="size-4.5" />}
          {texts.sign}
          <span className="sr-only"> {name}</span>
        </Action>
      )}
      {(status === 'signed' || signing === 'shown') && (
        <Action
          aria-label={status === 'signed' ? texts.signaturesOf(name) : texts.inviteLabel(name)}
          onClick={() => onSignatures(document)}
        >
          <Users aria-hidden="true" className="size-4.5" />
          {status === 'signed' ? texts.signatures : texts.invite}
        </Action>
      )}
      <Action className="text-brick" onClick={() => onDelete(document)}>
        <Trash2 aria-hidden="true" className="size-4.5" />
        {texts.deleteLabel}
        <span className="sr-only"> {name}</span>
      </Action>
      {(signing === 'not-needed' || signing === 'not-known') && (
        <Menu
          label={texts.moreActionsFor(name)}
          sticky={false}
          className="px-2.5"
          trigger={
            <>
              <Ellipsis aria-hidden="true" className="size-4.5" />
              {texts.more}
              <span className="sr-only"> {name}</span>
            </>
          }
        >
          <MenuHeading>
            {signing === 'not-needed' ? texts.needsNoSignature : texts.signatureUnknown}
          </MenuHeading>
          <MenuAction onChoose={() => onSign(document)}>
            <PenLine aria-hidden="true" className="size-4.5" />
            {texts.sign}
            <span className="sr-only"> {name}</span>
          </MenuAction>
          <MenuAction onChoose={() => onSignatures(document)}>
            <Users aria-hidden="true" className="size-4.5" />
            {texts.inviteCoBuyer}
          </MenuAction>
        </Menu>
      )}
    </div>
  );
}

function Action({
  className = '',
  ...rest
}: {
  className?: string;
  busy?: boolean;
  'aria-label'?: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return <Button {...rest} variant="plain" size="small" className={`px-2.5 ${className}`} />;
}
