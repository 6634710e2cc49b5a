import { describe, expect, test } from 'vitest';
import { tcfCall, tcfReturn, tcfState } from '#lib/reader/ads/tcf-data.ts';

describe('what a consent service says', () => {
  test.each([
    ['asks', { eventStatus: 'cmpuishown', gdprApplies: true }, { lage: 'fragar', ja: false, gdpr: true }],
    [
      'a yes',
      { eventStatus: 'useractioncomplete', gdprApplies: true, tcString: 'C', purpose: { consents: { 1: true } } },
      { lage: 'svarat', ja: true, tcString: 'C' },
    ],
    ['a yes of before', { eventStatus: 'tcloaded', gdprApplies: true, purpose: { consents: { 1: true } } }, { lage: 'har_svar', ja: true }],
    [
      'a no',
      { eventStatus: 'useractioncomplete', gdprApplies: true, purpose: { consents: { 1: false, 2: true } } },
      { lage: 'svarat', ja: false },
    ],
    ['no word of the first purpose', { eventStatus: 'tcloaded', purpose: {} }, { lage: 'har_svar', ja: false, gdpr: true }],
    ['no law that asks', { eventStatus: 'tcloaded', gdprApplies: false }, { lage: 'har_svar', ja: true, gdpr: false }],
    ['nothing', null, { lage: undefined, ja: false, gdpr: true, tcString: '' }],
    ['something else', { eventStatus: 'annat', purpose: 7, tcString: 8 }, { lage: undefined, ja: false, tcString: '' }],
  ])('%s', (_, data, state) => {
    expect(tcfState(data)).toMatchObject(state);
  });
});

test('an answer is told by its call, as an object or as text', () => {
  const message = { __tcfapiReturn: { returnValue: { tcString: 'C' }, success: true, callId: 'studio' } };
  const returned = { callId: 'studio', svar: { tcString: 'C' }, success: true };
  expect([tcfReturn(message), tcfReturn(JSON.stringify(message))]).toEqual([returned, returned]);
  expect([null, 7, 'text', {}, { __tcfapiReturn: { callId: 7 } }].map(tcfReturn)).toEqual(Array.from({ length: 5 }, () => undefined));
});

test('windows of ads ask for what TCF has for them, and for nothing else', () => {
  const call = { __tcfapiCall: { command: 'getTCData', version: 2, callId: 5 } };
  expect(tcfCall(call)).toEqual({ command: 'getTCData', version: 2, callId: 5, isText: false });
  expect(tcfCall(JSON.stringify(call))).toMatchObject({ command: 'getTCData', isText: true });
  const refused = [
    null,
    'text',
    {},
    { __tcfapiCall: 'ping' },
    { __tcfapiCall: { command: 'setConsent' } },
    { __tcfapiCall: { command: 7 } },
  ];
  expect(refused.map(tcfCall)).toEqual(refused.map(() => undefined));
});
