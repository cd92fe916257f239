import type { PageContext } from 'vike/types';
import type { SubmittedForm } from '#components/contact/submitted-form.ts';
import type { Graph, SearchAnswer } from '#domain/index.ts';

declare global {
  namespace Vike {
    interface Config {
      /** What the page says of itself to machines. */
      structuredData?: (pageContext: PageContext) => Graph;
    }
    interface PageContext {
      /** A contact form that was sent without JavaScript and needs mending. */
      submittedForm?: SubmittedForm;
      /** What the server hands to a page; absent while pages are prerendered. */
      env?: { search(query: unknown): Promise<SearchAnswer> };
    }
  }
}
