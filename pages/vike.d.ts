import type { PageContext } from 'vike/types';
import type { SubmittedForm } from '#components/contact/submitted-form.ts';
import type { Graph, SearchAnswer } from '#domain/index.ts';

declare global {
  namespace Vike {
    interface Config {
      /** The page's structured data. */
      structuredData?: (pageContext: PageContext) => Graph;
    }
    interface PageContext {
      /** A contact form sent without JavaScript that has errors. */
      submittedForm?: SubmittedForm;
      /** Functions of the server. Absent while pages are prerendered. */
      env?: { search(query: unknown): Promise<SearchAnswer> };
    }
  }
}
