const FIXED = /^[A-Z][a-z]{2}, (\d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d) GMT$/;
const OF_RFC_850 = /^[A-Z][a-z]{5,8}, (\d\d)-([A-Z][a-z]{2})-(\d\d) (\d\d:\d\d:\d\d) GMT$/;
const OF_ASCTIME = /^[A-Z][a-z]{2} ([A-Z][a-z]{2}) ([ \d]\d) (\d\d:\d\d:\d\d) (\d{4})$/;
/** Years of two digits from here on are of the last century: there was no web before. */
const FIRST_OF_LAST_CENTURY = 70;

/** The moment that a date of HTTP tells, in any of its three forms (RFC 9110, 5.6.7); undefined for anything else. Any string at all may be given. */
export function httpDate(text: string): number | undefined {
  const spelt = inOneForm(text.trim());
  const moment = spelt === undefined ? Number.NaN : Date.parse(`${spelt} GMT`);
  return Number.isNaN(moment) ? undefined : moment;
}

function inOneForm(text: string): string | undefined {
  const fixed = FIXED.exec(text)?.[1];
  if (fixed !== undefined) return fixed;
  const short = OF_RFC_850.exec(text);
  if (short !== null) {
    const [, day, month, year, time] = short;
    return `${day} ${month} ${Number(year) >= FIRST_OF_LAST_CENTURY ? 19 : 20}${year} ${time}`;
  }
  const [, month, day, time, year] = OF_ASCTIME.exec(text) ?? [];
  return month === undefined ? undefined : `${day} ${month} ${year} ${time}`;
}
