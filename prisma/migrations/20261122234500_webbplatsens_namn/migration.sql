-- What a newsroom's site is called is a setting from now on. One that there is already goes on being called what it has been.
INSERT INTO installning (nyckel, version, varde, av, skapad)
SELECT
  'installningar',
  1,
  '{"varden": {"webbplats": {"namn": "Kvällsro", "beskrivning": {"sv": "Nyheter, kultur, mat och resor att läsa i lugn och ro.", "en": "News, culture, food and travel to read in peace and quiet."}}}, "falt": ["webbplats.namn", "webbplats.beskrivning"], "aterstalld": null}',
  '{"typ": "system", "id": "studio", "namn": "Studio"}',
  now()
WHERE EXISTS (SELECT 1 FROM person);
