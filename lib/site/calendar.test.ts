import ICAL from 'ical.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { SITE_URL, type SiteUnderTest, siteUnderTest } from '#lib/site/site-under-test.ts';
import { article } from '#lib/site/source-in-memory.ts';

const INNEHALL = '019a9f00-1111-7222-8333-aaaabbbbcccc';
const FILE = `/kalender/${INNEHALL}/bevent0001.ics`;

const event = (attrs: object = {}) => ({
  type: 'evenemang',
  attrs: { id: 'bevent0001', namn: 'Vinterjazz', start: '2027-03-28T19:00', slut: '2027-03-28T22:00', ...attrs },
});
const swedish = (words: object = {}) => article({ id: INNEHALL, mall: 'evenemang', slug: 'vinterjazz', block: [event()], ...words });
const english = () =>
  article({ id: INNEHALL, mall: 'evenemang', sprak: 'en', slug: 'winter-jazz', block: [event({ namn: 'Winter jazz' })] });

let site: SiteUnderTest;

beforeEach(async () => {
  site = await siteUnderTest();
  site.source.articles = [swedish(), english()];
});

function read(text: string): ICAL.Event {
  const component = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
  if (component === null) throw new Error('The calendar file has no event.');
  return new ICAL.Event(component);
}

describe('the calendar file of an event', () => {
  test('is a calendar with the event at its instant, leading back to the article', async () => {
    const { status, headers, text } = await site.ask(FILE);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': "attachment; filename*=UTF-8''vinterjazz.ics",
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
    const { summary, startDate, endDate, component } = read(text);
    expect(summary).toBe('Vinterjazz');
    expect([startDate, endDate].map((time) => time.toJSDate().toISOString())).toEqual([
      '2027-03-28T17:00:00.000Z',
      '2027-03-28T20:00:00.000Z',
    ]);
    expect(component.getFirstPropertyValue('url')).toBe(`${SITE_URL}/nyheter/vinterjazz`);
  });

  test('is told in the language asked for, as the same event', async () => {
    await site.ask(FILE);
    const en = read((await site.ask(`${FILE}?sprak=en`)).text);
    const sv = read((await site.ask(`${FILE}?utm_source=x&sprak=sv`)).text);
    expect([sv.summary, en.summary]).toEqual(['Vinterjazz', 'Winter jazz']);
    expect(en.uid).toBe(sv.uid);
    expect(en.component.getFirstPropertyValue('url')).toBe(`${SITE_URL}/en/nyheter/winter-jazz`);
  });

  test('changes, and ends, with the article', async () => {
    const first = await site.ask(FILE);
    const having = { 'If-None-Match': first.headers.etag ?? '' };
    expect((await site.ask(FILE, { headers: having })).status).toBe(304);
    site.source.articles = [swedish({ block: [event({ start: '2027-03-29T19:00' })], uppdaterad: '2026-11-21T06:00:00.000Z' })];
    site.pages.clear();
    const moved = await site.ask(FILE, { headers: having });
    expect(moved.status).toBe(200);
    expect(read(moved.text).component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-21T06:00:00Z');
    site.source.articles = [];
    site.pages.clear();
    expect((await site.ask(FILE)).status).toBe(404);
  });

  test('costs the store nothing while it is kept', async () => {
    await site.ask(FILE);
    const { asked } = site.source;
    await site.ask(FILE, { method: 'HEAD' });
    await site.ask(`${FILE}?sprak=sv`);
    expect(site.source.asked).toBe(asked);
  });

  test.each([
    ['an article that is not public', `/kalender/${INNEHALL.replace('a', 'b')}/bevent0001.ics`],
    ['an event that the article does not have', `/kalender/${INNEHALL}/bevent0009.ics`],
    ['a language that there is not', `${FILE}?sprak=fi`],
    ['an id that is none', '/kalender/1/bevent0001.ics'],
    ['a block id that is none', `/kalender/${INNEHALL}/b.ics`],
    ['something hidden in the id', `/kalender/${INNEHALL}/bevent0001%0d%0aX.ics`],
    ['no file', `/kalender/${INNEHALL}/bevent0001`],
  ])('there is none for %s', async (_what, address) => {
    expect((await site.ask(address)).status).toBe(404);
    expect(site.logged).toEqual([]);
  });

  test('there is none for another block, nor for an event without a time', async () => {
    site.source.articles = [swedish({ block: [{ type: 'paragraph', attrs: { id: 'bevent0001' } }] })];
    expect((await site.ask(FILE)).status).toBe(404);
    site.source.articles = [swedish({ block: [event({ start: '2027-03-28T02:30' })] })];
    expect((await site.ask(FILE)).status).toBe(404);
  });

  test('is read and not written to', async () => {
    expect((await site.ask(FILE, { method: 'POST' })).status).toBe(405);
  });

  test('leads to where Swedish is read when that is elsewhere', async () => {
    const elsewhere = await siteUnderTest({ svenskaHos: 'https://tidningen.example' });
    const lank = 'https://tidningen.example/vinterjazz/';
    elsewhere.source.articles = [swedish({ cmsLank: lank })];
    const { status, text } = await elsewhere.ask(FILE);
    expect(status).toBe(200);
    expect(read(text).component.getFirstPropertyValue('url')).toBe(lank);
  });
});
