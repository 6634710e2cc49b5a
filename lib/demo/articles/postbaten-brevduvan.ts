import type { DemoArticle, DemoText } from '#lib/demo/article.ts';
import { heroPicture } from '#lib/demo/article.ts';
import { blocksOf } from '#lib/demo/blocks.ts';

function swedish(): DemoText {
  const { p, h2, saying, picture, facts } = blocksOf('post', 'sv');
  return {
    rubrik: 'Ombord på den sista postbåten i Vrångsundet',
    ingress:
      'Sexton bryggor, fyrtiofyra hushåll och en hund som väntar på exakt klockslag. Vi följde med Brevduvan på en vanlig onsdag, och klev av med någon annans tidning under armen.',
    slug: 'ombord-pa-den-sista-postbaten-i-vrangsundet',
    meta: {
      seoTitel: 'Reportage: en dag på postbåten i Vrångsundet',
      seoBesk: 'Sexton bryggor på sex timmar. Vi följde med postbåten Brevduvan genom Vrångsundet, där breven ännu delas ut för hand.',
      puffTitel: 'Onsdag på postbåten: sexton bryggor, en hund',
      socialText: 'Klockan 9.14 sitter hunden på bryggan. Varje dag. Följ med postbåten genom Vrångsundet.',
    },
    hero: heroPicture('postbat', 'sv', 'Brevduvan har gått samma tur sedan 1971, med två motorbyten.'),
    block: [
      p(
        1,
        'Klockan är tjugo minuter i sju och det luktar diesel och nybryggt kaffe. Siv Arvidsson lyfter den första av nio lådor över relingen utan att titta ned. Hon vet var kanten är. Hon har gjort det här sex dagar i veckan i tjugotvå år.',
      ),
      p(2, '– Det tyngsta är kattsand, säger hon. Breven väger ingenting längre.'),
      h2(3, 'En hund med klocka'),
      p(
        4,
        'Vid Norra Käringskär sitter en brun hund ytterst på bryggan. Den heter Sture, den är elva år och den har inte missat postbåten en enda gång sedan valptiden. Siv räcker den en rulle med gummiband om, hunden tar den försiktigt och går upp mot huset utan att vända sig om.',
      ),
      p(
        5,
        'Vid nästa brygga väntar ingen alls. Där ställer hon ett paket med medicin innanför dörren till sjöboden, lyfter på ett lock och känner med handen om kaffepannan är varm. Är den kall ringer hon ett samtal. I dag är den varm.',
      ),
      saying(6, 'Man delar ut post, men det är inte därför de vill att man kommer.', 'Siv Arvidsson, skeppare'),
      picture(7, 'fjall', 'Vykortet på väggen i styrhytten, från en passagerare som flyttade till fjällen.', 'bred'),
      h2(8, 'Fyrtiofyra hushåll kvar'),
      p(
        9,
        'När turen började bodde det nästan trehundra personer på öarna året runt. Nu är det åttioen. Avtalet löper ut om två år, och ingen vet vem som kör därefter. Föreningen på öarna har räknat på en egen båt, en som går på el och kan ta passagerare också på vintern.',
      ),
      p(
        10,
        'På den sista bryggan kliver vi av. Siv räcker över en tidning som egentligen skulle till grannen och pekar mot ett gult hus bakom berget. ”Ni ska ju ändå ditåt”, säger hon, och backar ut.',
      ),
      facts(
        11,
        'Brevduvan',
        'Byggd i Sundeby 1971. Tretton meter, åtta knop. Tar tolv passagerare, två cyklar och obegränsat med skvaller.',
      ),
    ],
  };
}

function english(): DemoText {
  const { p, h2, saying, picture, facts } = blocksOf('post', 'en');
  return {
    rubrik: 'Aboard the last mail boat in the Vrång Sound',
    ingress:
      'Sixteen jetties, forty-four households and a dog that keeps time. We joined the Brevduvan on an ordinary Wednesday, and went ashore with somebody else’s newspaper.',
    slug: 'aboard-the-last-mail-boat-in-the-vrang-sound',
    meta: {
      seoTitel: 'A day on the mail boat in the Vrång Sound',
      seoBesk:
        'Sixteen jetties in six hours. We joined the mail boat Brevduvan through the Vrång Sound, where letters are still handed over.',
      puffTitel: 'Wednesday on the mail boat: sixteen jetties, one dog',
      socialText: 'At 9.14 the dog is on the jetty. Every day. Come along on the mail boat through the Vrång Sound.',
    },
    hero: heroPicture('postbat', 'en', 'The Brevduvan has made the same round since 1971, with two changes of engine.'),
    block: [
      p(
        1,
        'It is twenty to seven, and the air smells of diesel and fresh coffee. Siv Arvidsson lifts the first of nine crates over the rail without looking down. She knows where the edge is. She has done this six days a week for twenty-two years.',
      ),
      p(2, '“The heaviest thing is cat litter,” she says. “The letters weigh nothing any more.”'),
      h2(3, 'A dog with a watch'),
      p(
        4,
        'At Norra Käringskär a brown dog sits at the very end of the jetty. His name is Sture, he is eleven, and he has not missed the mail boat once since he was a puppy. Siv hands him a roll held by a rubber band. He takes it gently and walks up to the house without looking back.',
      ),
      p(
        5,
        'Nobody is waiting at the next jetty. There she puts a parcel of medicine inside the boathouse door, lifts a lid and feels whether the coffee pot is warm. If it is cold she makes a telephone call. Today it is warm.',
      ),
      saying(6, 'You deliver the post, but that is not why they want you to come.', 'Siv Arvidsson, skipper'),
      picture(7, 'fjall', 'The postcard on the wall of the wheelhouse, from a passenger who moved to the fells.', 'bred'),
      h2(8, 'Forty-four households left'),
      p(
        9,
        'When the round began, nearly three hundred people lived on the islands all year. Now there are eighty-one. The contract ends in two years, and nobody knows who will take over. The islanders’ association has drawn up plans for a boat of its own, an electric one that could carry passengers in winter too.',
      ),
      p(
        10,
        'We go ashore at the last jetty. Siv hands us a newspaper that was really meant for the neighbour, and points to a yellow house behind the rock. “You are going that way anyhow,” she says, and backs out.',
      ),
      facts(
        11,
        'The Brevduvan',
        'Built in Sundeby in 1971. Thirteen metres, eight knots. Takes twelve passengers, two bicycles and any amount of gossip.',
      ),
    ],
  };
}

export const postbaten: DemoArticle = {
  mall: 'reportage',
  sektion: 'resor',
  taggar: ['skärgård', 'båtar', 'reportage'],
  kategorier: [40],
  kallor: [{ titel: 'Resa med Brevduvan', url: '', not: 'Hela turen, en onsdag. Uppgifterna är lästa av skepparen.' }],
  skribent: 'skribent@demo.se',
  status: 'publicerad',
  timmarSedan: 44,
  sv: swedish(),
  en: english(),
};
