/** The evening sun on its way down behind a horizon. */
export function Wordmark() {
  return (
    <svg className="marke" viewBox="0 0 32 15" width="32" height="15" aria-hidden="true" focusable="false">
      <path className="marke-sol" d="M5.5 11.2a10.5 10.5 0 0 1 21 0z" />
      <path className="marke-vatten" d="M0 13h32v2H0z" />
    </svg>
  );
}
