declare module '@adobe/structured-data-validator' {
  export default class Validator {
    constructor(vocabulary: object);
    validate(extracted: object): Promise<{ severity: string; issueMessage: string }[]>;
  }
}

declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    parse(html: string): object;
  }
}
