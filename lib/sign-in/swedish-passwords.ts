/**
 * What Swedes, and people of a newsroom, begin a password with, and the list of the world's most common ones lacks. Each is
 * a beginning: `redaktionen2026!` is refused for it.
 */
export const SWEDISH_PASSWORDS: readonly string[] = [
  ...['lösenordet', 'losen', 'lösen', 'mittlösenord', 'bytlösenord', 'bytmig', 'bytut', 'hemligheten'],
  ...['inloggning', 'logga in', 'loggain', 'inlogg', 'användare', 'administratör', 'superadmin', 'testlösenord', 'testkonto', 'standard'],
  ...['redaktion', 'redaktionen', 'redaktör', 'chefredaktör', 'chefredaktor', 'tidning', 'tidningen', 'journalist', 'nyheter', 'reporter'],
  ...['sommaren', 'sommar', 'vinter', 'vintern', 'våren', 'hösten', 'höst', 'semester', 'midsommar', 'påsk', 'julafton', 'jultomten'],
  ...['januari', 'februari', 'mars', 'april', 'maj', 'juni', 'juli', 'augusti', 'september', 'oktober', 'november', 'december'],
  ...['måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag', 'söndag', 'morgon', 'välkommen', 'välkomna', 'hejhej', 'hallå'],
  ...['fotboll', 'ishockey', 'innebandy', 'handboll', 'djurgården', 'hammarby', 'göteborg', 'malmöff', 'ifkgöteborg', 'brynäs', 'frölunda'],
  ...['stockholm', 'malmö', 'uppsala', 'västerås', 'örebro', 'linköping', 'helsingborg', 'norrköping', 'jönköping', 'umeå', 'sundsvall'],
  ...['älskling', 'jagälskardig', 'älskar dig', 'gubben', 'gumman', 'sötnos', 'hunden', 'katten', 'mamma', 'pappa', 'familjen', 'barnen'],
  ...[
    'svenska',
    'sverige',
    'kungen',
    'viking',
    'volvo',
    'blomma',
    'blommor',
    'choklad',
    'kanelbulle',
    'abborre',
    'qwertyuiopå',
    'asdfghjklöä',
  ],
];
