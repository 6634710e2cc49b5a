import { expect, test } from 'vitest';
import { inventedNames } from '#lib/suggestions/invented-names.ts';

const source = 'Uppsala bygger en bro över ån. – Det blir dyrt, säger Åsa Öberg på Trafikverket. Uppsalaborna får vänta.';

test.each([
  ['Ny bro över Fyrisån', ['Fyrisån']],
  ['Åsa Berg: Bron blir dyr', ['Berg']],
  ['Så blir bron, enligt Region Uppsala', ['Region']],
])('«%s» names what the source does not', (text, names) => {
  expect(inventedNames(text, source)).toEqual(names);
});

test.each([
  ['Åsa Öberg: Bron blir dyr'],
  ['Bron är Uppsalas dyraste. Nu får Uppsalabor vänta.'],
  ['”Det blir dyrt” – Trafikverkets Öberg om bron'],
  ['Så dyr blir bron! Läs mer om bygget'],
  ['Broarna (Se bilder): Uppsala bygger'],
])('«%s» does not', (text) => {
  expect(inventedNames(text, source)).toEqual([]);
});
