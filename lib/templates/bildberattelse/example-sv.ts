import type { TemplateExample } from '#lib/templates/define-template.ts';
import { paragraph } from '#lib/templates/example-blocks.ts';

const bild = (namn: string, alt: string, caption: string) => ({
  src: `https://bilder.example.com/auktionen-${namn}.jpg`,
  alt,
  caption,
  kredit: 'Karim Haddad',
  bredd: 2000,
  hojd: 1333,
});

export const exampleSv: TemplateExample = {
  rubrik: 'Natten då havskräftan byter ägare',
  ingress:
    'Klockan två är Smögen mörkt, utom i en hall vid kajen. Där vägs, sorteras och säljs nattens fångst på mindre tid än det tar att äta den. Fotografen Karim Haddad följde en låda kräftor från båt till bord.',
  slug: 'natten-da-havskraftan-byter-agare',
  meta: {
    seoTitel: 'Bildberättelse: en natt på fiskauktionen i Smögen',
    seoBesk:
      'Från båt till bord på ett dygn. Följ en låda havskräftor genom natten på fiskauktionen i Smögen, i sju bilder av Karim Haddad.',
    puffTitel: 'En låda kräftor, en natt, sju bilder',
    socialText: 'Klockan två på natten börjar dagen på kajen. Följ en låda havskräftor från båt till bord.',
  },
  hero: {
    src: 'https://bilder.example.com/auktionen-kajen.jpg',
    alt: 'En fiskebåt lägger till vid en upplyst kaj om natten, en man kastar en tross.',
    caption: 'Först in i natt är Ingela av Hunnebostrand.',
    kredit: 'Karim Haddad',
    bredd: 2000,
    hojd: 1333,
    fokus: { x: 52, y: 48 },
  },
  taggar: ['Smögen', 'fiske', 'bildberättelse'],
  kallor: [{ titel: 'Besök på auktionen', url: '', not: 'Natten till den 6 november.' }],
  block: [
    paragraph(
      'bbildbe0001',
      'Havskräftan lever i leran på femtio meters djup och kommer upp i burar, en i taget, som den alltid har gjort här. Det är dyrt och långsamt, och det är därför den är värd att köra genom natten för. Så här går det till.',
    ),
    {
      type: 'galleri',
      attrs: {
        id: 'bbildbe0002',
        lage: 'berattelse',
        bilder: [
          bild(
            'lossning',
            'En kvinna i orange oljekläder lyfter en låda med kräftor från ett fartygsdäck mot kajen.',
            'Klockan 02.10. Ingela Svensson lossar själv. Hon har 142 kilo i natt, vilket är bra för november, och har varit vaken i tjugo timmar.',
          ),
          bild(
            'sortering',
            'Händer i blå handskar mäter en kräfta mot en mall av plåt.',
            '02.40. Varje kräfta mäts mot en mall. De minsta går tillbaka i havet, de största i en egen låda. Det tar tre sekunder styck, och det finns tvåtusen.',
          ),
          bild(
            'vagen',
            'En låda med kräftor på en golvvåg, siffrorna lyser rött i dimman.',
            '03.30. Vågen ljuger inte, säger de här, men den är kall. I hallen är det två grader året runt.',
          ),
          bild(
            'isen',
            'En man skyfflar krossad is över lådor i en lång rad.',
            '04.15. Isen kommer uppifrån taket genom en ränna. Den här natten går det åt fyra ton.',
          ),
          bild(
            'budet',
            'Fem personer sitter vid skärmar i ett trångt rum, en av dem trycker på en knapp.',
            '06.30. Auktionen börjar på ett högt pris som räknas nedåt. Den som trycker först får köpa. Ingelas låda går på nio sekunder.',
          ),
          bild(
            'bilen',
            'En skåpbil med öppna dörrar står på kajen i gryningen, lådor lastas in.',
            '07.05. Köparen heter Yosef Amar och driver en krog i Göteborg. Han har en och en halv timme på sig innan köket öppnar.',
          ),
          bild(
            'tallriken',
            'Halverade gratinerade kräftor på ett fat, en gaffel är på väg ner.',
            '12.20. Med smör, dill och inget mer. Gästen vid fönsterbordet vet inte att hon äter Ingelas natt, men hon beställer en portion till.',
          ),
        ],
      },
    },
    paragraph('bbildbe0003', 'Ingela Svensson har då sovit i fyra timmar. Klockan två nästa natt ligger hon ute igen, om vinden vill.'),
  ],
};
