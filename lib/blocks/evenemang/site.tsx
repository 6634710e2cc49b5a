import type { RenderContext, SiteProps } from '#lib/blocks/define-block.ts';
import { type EventTime, eventTime } from '#lib/blocks/evenemang/event-time.ts';
import { mapLinks } from '#lib/blocks/evenemang/map-links.ts';
import type { Attrs } from '#lib/blocks/evenemang/schema.ts';
import { ticketAddress } from '#lib/blocks/evenemang/ticket.ts';
import { EventWhen, MonthBadge } from '#lib/blocks/evenemang/when.tsx';
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
  },
} as const;

export function Site({ id, attrs, context }: SiteProps<Attrs>) {
  const namn = attrs.namn?.trim();
  if (!namn) return null;
  const time = eventTime(attrs);
  const words = WORDS[context.sprak];
  const pris = shownPrice(attrs.pris);
  const arrangor = attrs.arrangor?.trim();
  return (
    <section className="evenemang" data-nedrakning={time?.start} data-nedrakning-slut={time?.slut}>
      {time === undefined ? null : <MonthBadge start={time.start} sprak={context.sprak} />}
      <h2>{namn}</h2>
      <div className="evenemang-om">
        {time === undefined ? null : <p className="evenemang-nedrakning" />}
        <dl>
          {time === undefined ? null : (
            <div>
              <dt>{words.tid}</dt>
              <dd>
                <EventWhen time={time} sprak={context.sprak} />
              </dd>
            </div>
          )}
          <Place plats={attrs.plats} context={context} />
          {pris === '' ? null : (
            <div>
              <dt>{words.pris}</dt>
              <dd>{pris}</dd>
            </div>
          )}
          {arrangor ? (
            <div>
              <dt>{words.arrangor}</dt>
              <dd>{arrangor}</dd>
            </div>
          ) : null}
        </dl>
        <Paragraphs text={attrs.text} />
        <Buttons id={id} attrs={attrs} time={time} context={context} />
      </div>
    </section>
  );
}

function Place({ plats, context }: { plats: Attrs['plats']; context: RenderContext }) {
  const words = WORDS[context.sprak];
  const lines = [plats?.namn, plats?.adress, plats?.stad].map((line) => line?.trim()).filter((line) => line);
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
  context: RenderContext;
}

function Buttons({ id, attrs, time, context }: ButtonsProps) {
  const { sprak, innehall, absolute } = context;
  const words = WORDS[sprak];
  const ticket = ticketAddress(attrs);
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
