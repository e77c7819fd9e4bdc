import { documentReadingsContract } from '@porchlight/domain/document-readings/document-readings.contract.ts';
import { defineFeature } from '../../../platform/feature.ts';
import {
  type DocumentReadingsContext,
  documentReadingLimits,
  receiveDocument,
} from './document-readings.service.ts';

/** What a Loan Estimate says, read from its own text on this machine; nothing of it is stored or sent anywhere. */
export const documentReadingsFeature = defineFeature({
  name: 'document-readings',
  limits: documentReadingLimits,
  streams: (parts: DocumentReadingsContext, headers) => [
    {
      endpoint: documentReadingsContract.readDocument,
      headers: headers.api,
      handle: (request) => receiveDocument(parts, request),
    },
  ],
});
