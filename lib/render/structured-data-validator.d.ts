/** The part of the validator that the tests use; it comes without types of its own. */
declare module '@adobe/structured-data-validator' {
  interface Issue {
    rootType: string;
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    path: Array<{ type?: string; property?: string; index?: number }>;
    errorType?: string;
    fieldNames: string[];
  }

  export default class Validator {
    constructor(schemaOrgJson: object);
    validate(data: { jsonld: Record<string, object[]>; errors: unknown[] }): Promise<Issue[]>;
  }
}
