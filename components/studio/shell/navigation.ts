import {
  Activity,
  Bell,
  BookOpen,
  BookUser,
  Braces,
  CalendarClock,
  ChartColumn,
  FileText,
  Globe,
  Images,
  Inbox,
  KeyRound,
  Languages,
  LayoutTemplate,
  Lightbulb,
  Link,
  ListChecks,
  type LucideIcon,
  Mails,
  Newspaper,
  PackageOpen,
  Plug,
  ScrollText,
  Settings,
  ShieldCheck,
  Signpost,
  Sparkles,
  Tags,
  Unlink,
  Users,
  Webhook,
} from 'lucide-react';
import { cannotAdminister, cannotContribute, cannotCurate, cannotOperate, cannotQueue, cannotReadLog } from '#lib/access/rights.ts';
import type { Actor } from '#lib/contract/actor.ts';

export interface Destination {
  href: string;
  namn: string;
  Icon: LucideIcon;
}

/** The destination that bears the number of releases to see to. */
export const RELEASES = '/studio/publiceringar';
/** The one that bears the number of lines that are not read. */
export const INBOX = '/studio/inkorg';

/** Destinations that belong together. */
export interface DestinationGroup {
  /** Undefined for what comes first, which needs no name. */
  namn: string | undefined;
  destinations: Destination[];
}

/** Where the actor may go, in the order of the sidebar; a group of which they may see nothing is left out. */
export function destinationsFor(actor: Actor): DestinationGroup[] {
  const administers = cannotAdminister(actor) === undefined;
  const curates = cannotCurate(actor) === undefined;
  const writes = cannotContribute(actor) === undefined;
  const queues = cannotQueue(actor) === undefined;
  const operates = cannotOperate(actor) === undefined;
  const readsLog = cannotReadLog(actor) === undefined;
  const groups: DestinationGroup[] = [
    {
      namn: undefined,
      destinations: [
        { href: '/studio/att-gora', namn: 'Att göra nu', Icon: Inbox },
        { href: INBOX, namn: 'Inkorg', Icon: Bell },
        { href: '/studio', namn: 'Artiklar', Icon: FileText },
        { href: '/studio/ko', namn: 'Arbetskö', Icon: ListChecks },
        ...(queues ? [{ href: '/studio/ideer', namn: 'Idéer', Icon: Lightbulb }] : []),
        { href: RELEASES, namn: 'Publiceringar', Icon: CalendarClock },
        ...(writes ? [{ href: '/studio/oversattningar', namn: 'Översättningar', Icon: Languages }] : []),
        { href: '/studio/siffror', namn: 'Siffror', Icon: ChartColumn },
      ],
    },
    {
      namn: 'Material',
      destinations: [
        { href: '/studio/bilder', namn: 'Bilder', Icon: Images },
        ...(curates
          ? [
              { href: '/studio/taggar', namn: 'Taggar', Icon: Tags },
              { href: '/studio/personlexikon', namn: 'Personlexikon', Icon: BookUser },
              { href: '/studio/utlankar', namn: 'Annonslänkar', Icon: Link },
            ]
          : []),
        { href: '/studio/lankar', namn: 'Länkar', Icon: Unlink },
      ],
    },
    {
      namn: 'Webbplatsen',
      destinations: curates
        ? [
            { href: '/studio/framsidor', namn: 'Framsidor', Icon: LayoutTemplate },
            { href: '/studio/omdirigeringar', namn: 'Omdirigeringar', Icon: Signpost },
          ]
        : [],
    },
    {
      namn: 'Redaktionen',
      destinations: administers
        ? [
            { href: '/studio/anvandare', namn: 'Personer', Icon: Users },
            { href: '/studio/agenter', namn: 'Agenter', Icon: KeyRound },
            { href: '/studio/webhookar', namn: 'Webhookar', Icon: Webhook },
            { href: '/studio/sektioner', namn: 'Sektioner', Icon: Newspaper },
            { href: '/studio/installningar', namn: 'Inställningar', Icon: Settings },
            { href: '/studio/publiceringssystem', namn: 'Publiceringssystem', Icon: Globe },
            { href: '/studio/ai', namn: 'AI-tjänst', Icon: Sparkles },
            { href: '/studio/flytta', namn: 'Flytta redaktionen', Icon: PackageOpen },
          ]
        : [],
    },
    {
      namn: 'Tillsyn',
      destinations: [
        ...(operates ? [{ href: '/studio/driftlage', namn: 'Driftläge', Icon: Activity }] : []),
        ...(readsLog ? [{ href: '/studio/logg', namn: 'Logg', Icon: ScrollText }] : []),
        ...(administers
          ? [
              { href: '/studio/historik', namn: 'Historikkontroll', Icon: ShieldCheck },
              { href: '/studio/utkorg', namn: 'Utkorg', Icon: Mails },
            ]
          : []),
      ],
    },
    {
      namn: 'Hjälp',
      destinations: [
        { href: '/studio/handbok', namn: 'Handbok', Icon: BookOpen },
        { href: '/studio/anslutningar', namn: 'Anslutningar', Icon: Plug },
        ...(administers ? [{ href: '/studio/referens', namn: 'Referens', Icon: Braces }] : []),
      ],
    },
  ];
  return groups.filter(({ destinations }) => destinations.length > 0);
}

/** Whether a page belongs under a destination. An article belongs under the list of articles. */
export function isWithin(pathname: string, href: string): boolean {
  if (href === '/studio') return pathname === '/studio' || pathname.startsWith('/studio/artikel');
  return pathname === href || pathname.startsWith(`${href}/`);
}
