/** What a gallery says to those who look and to those who listen. */
export const GALLERY_WORDS = {
  sv: { av: 'av', forra: 'Föregående bild', nasta: 'Nästa bild', stang: 'Stäng', stort: 'Visa bilden i stort format', bilder: 'Bilder' },
  en: { av: 'of', forra: 'Previous picture', nasta: 'Next picture', stang: 'Close', stort: 'Show the picture large', bilder: 'Pictures' },
} as const;
