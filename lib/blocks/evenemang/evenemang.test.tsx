import { describe, expect, test } from 'vitest';
import type { RenderContext } from '#lib/blocks/define-block.ts';
import { evenemang } from '#lib/blocks/evenemang/index.ts';
import { mapLinks } from '#lib/blocks/evenemang/map-links.ts';
import { renderBodyHtml } from '#lib/render/article-html.tsx';

const context: RenderContext = {
  sprak: 'sv',
  mall: 'evenemang',
  absolute: (address) => `https://tidningen.example${address}`,
  innehall: 'a1',
};
const html = (attrs: object, other: Partial<RenderContext> = {}) =>
  renderBodyHtml([{ type: 'evenemang', attrs: { id: 'bevent0001', namn: 'Vinterjazz', ...attrs } }], { ...context, ...other });

describe('what readers see', () => {
  test('the time in words and for machines, by Stockholm’s clocks', () => {
    expect(html({ start: '2027-03-27T19:00' })).toContain(
      '<time dateTime="2027-03-27T19:00:00+01:00">lördag 27 mars 2027 kl. 19:00</time>',
    );
    expect(html({ start: '2027-03-28T19:00' })).toContain('dateTime="2027-03-28T19:00:00+02:00"');
    expect(html({ start: '2027-03-28T19:00' }, { sprak: 'en' })).toContain('28 March 2027 at 19:00');
  });

  test('an end the same day is only a clock, another day both', () => {
    expect(html({ start: '2027-01-16T19:00', slut: '2027-01-16T22:30' })).toContain(
      '–<time dateTime="2027-01-16T22:30:00+01:00">22:30</time>',
    );
    expect(html({ start: '2027-01-16T22:00', slut: '2027-01-17T02:00' })).toContain(
      ' – <time dateTime="2027-01-17T02:00:00+01:00">söndag 17',
    );
    expect(html({ start: '2027-01-16T22:00', slut: '2027-01-16T21:15' })).not.toContain('21:15');
  });

  test('the instant to count down to, and the leaf of the calendar', () => {
    const text = html({ start: '2027-01-16T19:00' });
    expect(text).toContain('data-nedrakning="2027-01-16T18:00:00.000Z"');
    expect(text).toContain('<span class="evenemang-dag">16</span> <span class="evenemang-manad">jan</span>');
  });

  test('a calendar file for an event of a saved article that has a time', () => {
    expect(html({ start: '2027-01-16T19:00' })).toContain(
      'href="https://tidningen.example/kalender/a1/bevent0001.ics" type="text/calendar"',
    );
    expect(html({ start: '2027-01-16T19:00' }, { sprak: 'en' })).toContain('/kalender/a1/bevent0001.ics?sprak=en"');
    expect(html({ start: '2027-01-16T19:00' }, { innehall: undefined })).not.toContain('.ics');
    expect(html({ start: 'snart' })).not.toContain('.ics');
  });

  test('a ticket button only over https', () => {
    expect(html({ biljettUrl: 'https://biljetter.example.com/jazz' })).toContain(
      '<a class="evenemang-biljett" href="https://biljetter.example.com/jazz" rel="sponsored nofollow noopener">Köp biljett</a>',
    );
    expect(html({ biljettUrl: 'http://biljetter.example.com/jazz' })).not.toContain('evenemang-biljett');
  });
});

describe('the map', () => {
  const place = { namn: 'Folkets hus', adress: 'Storgatan 12', stad: 'Umeå' };
  const addresses = (karta?: string) => mapLinks({ ...place, karta }).map(({ address }) => address);

  test('is searched for by name and address', () => {
    expect(addresses()).toEqual([
      'https://www.google.com/maps/search/?api=1&query=Folkets%20hus%2C%20Storgatan%2012%2C%20Ume%C3%A5',
      'https://www.openstreetmap.org/search?query=Folkets%20hus%2C%20Storgatan%2012%2C%20Ume%C3%A5',
    ]);
  });

  test('is found by coordinates when they are given', () => {
    expect(addresses('63.8258, 20.2630')[0]).toContain('query=63.8258%2C20.2630');
  });

  test('is the writer’s own link when it leads to a map, and to nothing else', () => {
    expect(addresses('https://maps.app.goo.gl/abc')).toEqual(['https://maps.app.goo.gl/abc']);
    expect(addresses('https://evil.example.com/google.com')[0]).toContain('google.com/maps/search');
    expect(addresses('javascript:alert(1)')[0]).toContain('google.com/maps/search');
    expect(mapLinks({})).toEqual([]);
  });
});

describe('an event that has been', () => {
  const codes = (attrs: object, nu?: string) =>
    (evenemang.check?.({ type: 'evenemang' }, { namn: 'Vinterjazz', ...attrs }, { nu }) ?? []).map(({ kod }) => kod);
  const evening = { start: '2027-01-16T19:00', slut: '2027-01-16T22:30' };

  test('has been when it ended, not when it began', () => {
    expect(codes(evening, '2027-01-16T20:00:00Z')).toEqual([]);
    expect(codes(evening, '2027-01-16T22:00:00Z')).toEqual(['evenemang_passerat']);
    expect(codes({ start: evening.start }, '2027-01-16T18:30:00Z')).toEqual(['evenemang_passerat']);
  });

  test('is not judged by somebody who does not know the time', () => {
    expect(codes({ start: '1999-01-01T19:00' })).toEqual([]);
  });
});

test('search engines are told what is free, and no price that is none', () => {
  const [node] = evenemang.structuredData?.(
    { namn: 'Jazz', start: '2027-01-16T19:00', pris: 'Fri entré', biljettUrl: 'https://biljetter.example.com/' },
    context,
    'bevent0001',
  ) ?? [{}];
  expect(node).toMatchObject({ isAccessibleForFree: true, offers: { price: '0', priceCurrency: 'SEK' } });
  const [priced] = evenemang.structuredData?.(
    { namn: 'Jazz', start: '2027-01-16T19:00', pris: '100–200 kr', biljettUrl: 'https://biljetter.example.com/' },
    context,
    'bevent0001',
  ) ?? [{}];
  expect(priced).toMatchObject({ offers: { '@type': 'Offer', url: 'https://biljetter.example.com/' } });
  expect(priced).not.toHaveProperty('offers.price');
});

describe('an event that does not take place as it was announced', () => {
  const announced = { start: '2027-01-16T19:00', biljettUrl: 'https://biljetter.example.com/jazz' };
  const told = (attrs: object) => evenemang.structuredData?.({ namn: 'Jazz', ...announced, ...attrs }, context, 'bevent0001')[0];

  test('says so first, and has nothing to count down to or to buy', () => {
    const text = html({ ...announced, status: 'installt' });
    expect(text).toContain('<p class="evenemang-status"><strong>Inställt</strong></p>');
    expect(text).not.toMatch(/data-nedrakning|evenemang-biljett/);
    expect(told({ status: 'installt' })).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
  });

  test('tells when it was to be, once it has another time', () => {
    const moved = { status: 'nytid', tidigareStart: '2027-01-09T19:00' };
    expect(html({ ...announced, ...moved })).toContain(
      '<dt>Tidigare</dt><dd><time dateTime="2027-01-09T19:00:00+01:00">lördag 9 januari 2027 kl. 19:00</time></dd>',
    );
    expect(told(moved)).toMatchObject({
      eventStatus: 'https://schema.org/EventRescheduled',
      previousStartDate: '2027-01-09T19:00:00+01:00',
    });
    expect(told({ tidigareStart: '2027-01-09T19:00' })).not.toHaveProperty('previousStartDate');
  });

  test('tells nothing of a word that means nothing', () => {
    expect(told({ status: 'kanske', deltagande: 'toString', biljetter: 'få' })).toEqual({
      ...told({}),
    });
  });
});

describe('where one takes part', () => {
  const attrs = { namn: 'Jazz', start: '2027-01-16T19:00', plats: { namn: 'Folkets hus', stad: 'Umeå' } };
  const location = (other: object, lank?: string) => {
    const [node] = evenemang.structuredData?.({ ...attrs, ...other }, { ...context, lank }, 'bevent0001') ?? [];
    return node;
  };

  test('is the place, the web or both', () => {
    const biljettUrl = 'https://biljetter.example.com/jazz';
    const place = { '@type': 'Place', name: 'Folkets hus' };
    const web = { '@type': 'VirtualLocation', url: biljettUrl };
    expect(location({ biljettUrl })).toMatchObject({ location: place });
    expect(location({ biljettUrl, deltagande: 'online' })).toMatchObject({ location: web });
    expect(location({ biljettUrl, deltagande: 'bade' })).toMatchObject({ location: [place, web] });
    expect(html({ ...attrs, deltagande: 'bade' })).toContain('<dd>På plats och på nätet</dd>');
  });

  test('is the article itself when nothing else is known of it', () => {
    expect(location({ deltagande: 'online' }, 'https://t.example/jazz')).toMatchObject({ location: { url: 'https://t.example/jazz' } });
    expect(location({ deltagande: 'online' })).not.toHaveProperty('location');
  });
});

test('who performs is a person or a group, and who has no name is nobody', () => {
  const medverkande = [{ namn: 'Umeå storband', grupp: true }, { namn: ' ' }, { namn: 'Siv Ek' }];
  expect(html({ start: '2027-01-16T19:00', medverkande })).toContain('<dt>Med</dt><dd>Umeå storband, Siv Ek</dd>');
  const [node] = evenemang.structuredData?.({ namn: 'Jazz', start: '2027-01-16T19:00', medverkande }, context, 'bevent0001') ?? [];
  expect(node).toMatchObject({
    performer: [
      { '@type': 'PerformingGroup', name: 'Umeå storband' },
      { '@type': 'Person', name: 'Siv Ek' },
    ],
  });
});

test('tickets that are let go later say when, and those that are gone say so', () => {
  const sold = { start: '2027-01-16T19:00', biljettUrl: 'https://biljetter.example.com/' };
  const before = { ...sold, biljetter: 'forkop', biljettFran: '2026-12-01T10:00' };
  expect(html(before)).toContain('<dd>Släpps <time dateTime="2026-12-01T10:00:00+01:00">tisdag 1 december 2026 kl. 10:00</time></dd>');
  const gone = html({ ...sold, biljetter: 'slut' });
  expect(gone).toContain('<dt>Biljetter</dt><dd>Slutsålt</dd>');
  expect(gone).not.toContain('evenemang-biljett"');
  const [node] = evenemang.structuredData?.({ namn: 'Jazz', ...before }, context, 'bevent0001') ?? [];
  expect(node).toMatchObject({ offers: { availability: 'https://schema.org/PreOrder', validFrom: '2026-12-01T10:00:00+01:00' } });
});
