declare module 'vnu-jar' {
  /** Where the checker's jar is, as a String object. */
  const jar: string;
  export default jar;
}
