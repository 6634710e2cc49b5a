/** Whether that is the key that comments: Ctrl+Alt+M, on a Mac Cmd+Option+M. By its place on the keyboard, since with Alt it may be another letter. */
export function isCommentKey(event: Pick<KeyboardEvent, 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'getModifierState'>): boolean {
  if (event.code !== 'KeyM' || !event.altKey) return false;
  // AltGr comes as Ctrl and Alt in Windows, and is how a sign is written: µ on a Swedish keyboard.
  if (event.ctrlKey && event.getModifierState('AltGraph')) return false;
  return event.ctrlKey || event.metaKey;
}
