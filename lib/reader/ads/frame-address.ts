/** What whoever delivers ads is told of the reader's answer, in the words of TCF. */
export interface ConsentTold {
  /** Whether the law asks for an answer. */
  gdpr: boolean;
  /** As a registered consent service writes it; '' where none was asked. */
  tcString: string;
}

/** The address with the places for that filled in, as TCF names them: ${GDPR}, ${GDPR_CONSENT} and ${GDPR_CONSENT_755}. */
export function filledAddress(address: string, { gdpr, tcString }: ConsentTold): string {
  return address.replace(/\$\{GDPR\}/g, gdpr ? '1' : '0').replace(/\$\{GDPR_CONSENT(?:_\d{1,5})?\}/g, encodeURIComponent(tcString));
}
