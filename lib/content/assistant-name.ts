/** What an assistant is called where it is told who did something: the person it acts for, and where it comes from. */
export function assistantName(person: string, host: string): string {
  return `${person} via ${host}`;
}

/** The person in such a name. A host has no space in it; a name that names none is the person's. */
export function personOfAssistant(name: string): string {
  return name.replace(/ via [^ ]+$/, '');
}
