import type { ReactNode } from 'react';
import type { RenderContext, SiteProps } from '#lib/blocks/define-block.ts';
import { type EventTime, eventTime, instantOf } from '#lib/blocks/evenemang/event-time.ts';
import { mapLinks } from '#lib/blocks/evenemang/map-links.ts';
import { performers } from '#lib/blocks/evenemang/performers.ts';
import type { Attrs } from '#lib/blocks/evenemang/schema.ts';
import { ticketAddress } from '#lib/blocks/evenemang/ticket.ts';
import { EventDay, EventWhen, MonthBadge } from '#lib/blocks/evenemang/when.tsx';
import { linkAddress } from '#lib/blocks/link-address.ts';
import { linkRel } from '#lib/blocks/link-rel.ts';
import { Paragraphs } from '#lib/blocks/paragraphs.tsx';
import { shownPrice } from '#lib/content/price.ts';

const WORDS = {
  sv: {
    tid: 'Tid',
    plats: 'Plats',
    pris: 'Pris',
    arrangor: 'Arrangör',
    kop: 'Köp biljett',
    kalender: 'Lägg till i kalendern',
    karta: 'Visa på karta',
    paKarta: 'På karta:',
    installt: 'Inställt',
    uppskjutet: 'Uppskjutet: ingen ny tid är bestämd',
    nytid: 'Ny tid',
    skulle: 'Tidigare',
    deltagande: 'Delta',
    online: 'På nätet',
    bade: 'På plats och på nätet',
    medverkande: 'Med',
    biljetter: 'Biljetter',
    finns: 'Finns',
    slut: 'Slutsålt',
    forkop: 'Släpps senare',
    slapps: 'Släpps',
  },
  en: {
    tid: 'Time',
    plats: 'Place',
    pris: 'Price',
    arrangor: 'Organiser',
    kop: 'Buy tickets',
    kalender: 'Add to calendar',
    karta: 'Show on map',
    paKarta: 'On a map:',
    installt: 'Cancelled',
    uppskjutet: 'Postponed: no new time has been set',
    nytid: 'New time',
    skulle: 'Was',
    deltagande: 'Attend',
    online: 'Online',
    bade: 'On site and online',
    medverkande: 'With',
    biljetter: 'Tickets',
    finns: 'Available',
    slut: 'Sold out',
    forkop: 'On sale later',
    slapps: 'On sale',
  },
} as const;

type Words = (typeof WORDS)[keyof typeof WORDS];

export function Site({ id, attrs, context }: SiteProps<Attrs>) {
  const namn = attrs.namn?.trim();
  if (!namn) return null;
  const time = eventTime(attrs);
  const words = WORDS[context.sprak];
  // There is nothing to count down to, and nothing to buy, when it does not take place.
  const isOff = attrs.status === 'installt' || attrs.status === 'uppskjutet';
  const counted = isOff ? undefined : time;
  return (
    <section className="evenemang" data-nedrakning={counted?.start} data-nedrakning-slut={counted?.slut}>
      {time === undefined ? null : <MonthBadge start={time.start} sprak={context.sprak} />}
      <h2>{namn}</h2>
      <div className="evenemang-om">
        <Status attrs={attrs} words={words} />
        {counted === undefined ? null : <p className="evenemang-nedrakning" />}
        <dl>
          {time === undefined ? null : (
            <div>
              <dt>{words.tid}</dt>
              <dd>
                <EventWhen time={time} sprak={context.sprak} />
              </dd>
            </div>
          )}
          <EarlierTime attrs={attrs} context={context} />
          <Place plats={attrs.plats} context={context} />
          <Fact namn={words.deltagande} fakta={attendance(attrs, words)} />
          <Fact
            namn={words.medverkande}
            fakta={performers(attrs)
              .map((one) => one.namn)
              .join(', ')}
          />
          <Fact namn={words.pris} fakta={shownPrice(attrs.pris)} />
          <Tickets attrs={attrs} context={context} />
          <Fact namn={words.arrangor} fakta={attrs.arrangor?.trim() ?? ''} />
        </dl>
        <Paragraphs text={attrs.text} />
        <Buttons id={id} attrs={attrs} time={time} isSold={!isOff && attrs.biljetter !== 'slut'} context={context} />
      </div>
    </section>
  );
}

function Fact({ namn, fakta }: { namn: string; fakta: ReactNode }) {
  return fakta === '' || fakta === null ? null : (
    <div>
      <dt>{namn}</dt>
      <dd>{fakta}</dd>
    </div>
  );
}

/** That it does not take place as it was announced; nothing when it does. */
function Status({ attrs: { status }, words }: { attrs: Attrs; words: Words }) {
  if (status !== 'installt' && status !== 'uppskjutet' && status !== 'nytid') return null;
  return (
    <p className="evenemang-status">
      <strong>{words[status]}</strong>
    </p>
  );
}

function EarlierTime({ attrs, context: { sprak } }: { attrs: Attrs; context: RenderContext }) {
  const before = attrs.status === 'nytid' ? instantOf(attrs.tidigareStart) : undefined;
  return before === undefined ? null : <Fact namn={WORDS[sprak].skulle} fakta={<EventDay instant={before} sprak={sprak} />} />;
}

/** That one may take part from a distance; being there goes without saying. */
function attendance({ deltagande }: Attrs, words: Words): string {
  return deltagande === 'online' || deltagande === 'bade' ? words[deltagande] : '';
}

function Tickets({ attrs: { biljetter, biljettFran }, context: { sprak } }: { attrs: Attrs; context: RenderContext }) {
  const words = WORDS[sprak];
  const from = biljetter === 'forkop' ? instantOf(biljettFran) : undefined;
  if (from !== undefined) return <Fact namn={words.biljetter} fakta={<EventDay before={words.slapps} instant={from} sprak={sprak} />} />;
  const isKnown = biljetter === 'finns' || biljetter === 'slut' || biljetter === 'forkop';
  return isKnown ? <Fact namn={words.biljetter} fakta={words[biljetter]} /> : null;
}

function Place({ plats, context }: { plats: Attrs['plats']; context: RenderContext }) {
  const words = WORDS[context.sprak];
  const town = [plats?.postnummer, plats?.stad].map((part) => part?.trim()).filter((part) => part);
  const lines = [plats?.namn, plats?.adress, town.join(' '), plats?.land].map((line) => line?.trim()).filter((line) => line);
  if (plats === undefined || lines.length === 0) return null;
  const links = mapLinks(plats);
  return (
    <div>
      <dt>{words.plats}</dt>
      <dd>
        {lines.join(', ')}
        <span className="evenemang-karta">
          {links.length > 1 ? <span>{words.paKarta}</span> : null}
          {links.map(({ tjanst, address }) => (
            <a key={address} href={address} rel={linkRel(address, context, { nofollow: true })}>
              {tjanst === '' ? words.karta : tjanst}
            </a>
          ))}
        </span>
      </dd>
    </div>
  );
}

interface ButtonsProps {
  id: string;
  attrs: Attrs;
  time: EventTime | undefined;
  /** Whether there is a ticket to be bought. */
  isSold: boolean;
  context: RenderContext;
}

function Buttons({ id, attrs, time, isSold, context }: ButtonsProps) {
  const { sprak, innehall, absolute } = context;
  const words = WORDS[sprak];
  const ticket = isSold ? ticketAddress(attrs) : undefined;
  const calendar = time === undefined || innehall === undefined || id === '' ? undefined : calendarAddress(innehall, id, sprak);
  if (ticket === undefined && calendar === undefined) return null;
  return (
    <p className="evenemang-knappar">
      {ticket === undefined ? null : (
        <a className="evenemang-biljett" href={linkAddress(ticket, context)} rel={linkRel(ticket, context, { kop: true })}>
          {attrs.biljettText?.trim() || words.kop}
        </a>
      )}
      {calendar === undefined ? null : (
        <a className="evenemang-kalender" href={absolute(calendar)} type="text/calendar">
          {words.kalender}
        </a>
      )}
    </p>
  );
}

/** Where Studio answers with the event's calendar file. */
function calendarAddress(innehall: string, id: string, sprak: RenderContext['sprak']): string {
  const file = `/kalender/${encodeURIComponent(innehall)}/${encodeURIComponent(id)}.ics`;
  return sprak === 'sv' ? file : `${file}?sprak=${sprak}`;
}
